import { shownPlanName } from '../plan.ts';
import { formatDay } from '../day.ts';
import type { Confirmation } from '../recordedSubscription.ts';
import {
  closingLines,
  countedDevicesLine,
  priceInWords,
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
  const { name, confirmation, before, from, brand, accountUrl } = about;
  const start = from === null ? 'from the next charge on' : `from ${formatDay(from)} on`;
  return {
    subject: `Your ${brand.product} subscription has changed`,
    lines: [
      `Hello ${name},`,
      `Your ${brand.product} subscription has changed.`,
      `Now: ${shownPlanName(confirmation)}, ${priceInWords(confirmation)}, ${start}.`,
      ...countedDevicesLine(confirmation),
      `Before: ${shownPlanName(before)}, ${priceInWords(before)}.`,
      `If this was not you, write to ${brand.supportEmail}. Your account: ${accountUrl}`,
      ...closingLines(about),
    ],
  };
}
