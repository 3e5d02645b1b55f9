import { shownPlanName } from '../plan.ts';
import { formatDay } from '../day.ts';
import type { Confirmation } from '../recordedSubscription.ts';
import { timelineWords } from '../timelineWords.ts';
import { endingFact } from './chargeFacts.ts';
import {
  countedDevicesFact,
  mailFrom,
  priceInWords,
  subscriptionFact,
  type AccountMailData,
  type MailText,
} from './mail.ts';

/** Tells an owner that the plan, the number of devices or the price is another now, and from when it is charged. */
export function changeMail(
  about: AccountMailData & {
    /** The subscription before the change. */
    before: Confirmation;
    /** The next charge; null if the payment provider names none. */
    from: Date | null;
  },
): MailText {
  const { name, confirmation, before, from, brand } = about;
  // Nobody agreed to a price that was changed at PayPal by hand.
  const isPriceOnly =
    before.planName === confirmation.planName && before.posDevices === confirmation.posDevices;
  const what = isPriceOnly ? 'The price of your' : 'Your';
  return mailFrom(about, {
    subject: `${what} ${brand.product} subscription has changed`,
    headline: `${what} subscription has changed`,
    paragraphs: [
      `Hello ${name},`,
      `${what} ${brand.product} subscription has changed. If this was not ${isPriceOnly ? 'agreed with you' : 'you'}, write to ${brand.supportEmail}.`,
    ],
    facts: [
      { label: 'Now', value: `${shownPlanName(confirmation)}, ${priceInWords(confirmation)}` },
      { label: 'Charged', value: from === null ? 'From the next charge on' : `From ${formatDay(from)} on` },
      ...countedDevicesFact(confirmation),
      { label: 'Before', value: `${shownPlanName(before)}, ${priceInWords(before)}` },
      ...(isPriceOnly ? [endingFact(timelineWords.cancel.charged)] : []),
      subscriptionFact(confirmation),
    ],
  });
}
