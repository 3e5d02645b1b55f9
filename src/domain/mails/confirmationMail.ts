import { chargeFacts } from './chargeFacts.ts';
import { mailFrom, planFact, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Tells an owner that the subscription has started, with the dates of the charges (R-MAIL-CONFIRMATION). */
export function confirmationMail(about: AccountMailData): MailText {
  const { brand, language } = about;
  return mailFrom(about, {
    kind: 'confirmation',
    ...wordsIn(language).letters.confirmation(brand.product),
    button: { label: wordsIn(language).openDashboard, href: brand.dashboardUrl },
    facts: [planFact(about), ...chargeFacts(about), subscriptionFact(about)],
  });
}
