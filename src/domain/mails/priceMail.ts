import { formatDay } from '../day.ts';
import type { MinorUnits } from '../money.ts';
import { shownPlanName } from '../plan.ts';
import { timelineWords } from '../timelineWords.ts';
import { endingFact } from './chargeFacts.ts';
import { mailFrom, priceInWords, subscriptionFact, type AccountMailData, type MailText } from './mail.ts';

/** Tells an owner of a new price before its first charge. `about`: the day of that charge. */
export function priceMail(data: AccountMailData & { about: Date; newTotal: MinorUnits }): MailText {
  const { name, confirmation, brand, about, newTotal } = data;
  const day = formatDay(about);
  const plan = shownPlanName(confirmation);
  return mailFrom(data, {
    subject: `A new price for your ${brand.product} plan from ${day}`,
    headline: `A new price from ${day}`,
    paragraphs: [
      `Hello ${name},`,
      `The price of your ${plan} plan changes. The charge on ${day} is the first at the new price; until then you pay what you pay now.`,
      `If you want to stay, you need to do nothing. If you do not, cancel before ${day} and the new price is never charged.`,
    ],
    facts: [
      { label: 'New price', value: priceInWords({ ...confirmation, total: newTotal }) },
      { label: 'First charged', value: day },
      { label: 'Price now', value: priceInWords(confirmation) },
      endingFact(timelineWords.cancel.charged),
      subscriptionFact(confirmation),
    ],
  });
}
