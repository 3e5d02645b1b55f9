import { chargeFacts } from './chargeFacts.ts';
import {
  countedDevicesFact,
  mailFrom,
  planFact,
  subscriptionFact,
  type AccountMailData,
  type MailText,
} from './mail.ts';
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

/** Tells a returning owner that the new subscription has started, with the dates of the charges. */
export function welcomeBackMail(about: AccountMailData): MailText {
  const { brand, language } = about;
  return mailFrom(about, {
    kind: 'welcomeBack',
    ...wordsIn(language).letters.welcomeBack(brand.product),
    facts: [planFact(about), ...countedDevicesFact(about), ...chargeFacts(about), subscriptionFact(about)],
  });
}
