import type { Confirmation } from '../recordedSubscription.ts';
import { timelineOfConfirmation } from '../timeline.ts';
import { priceInWords } from './mail.ts';
import { momentLine } from './momentLine.ts';

/** The lines about price, dates of charges and cancelling. */
export function chargeLines(confirmation: Confirmation): string[] {
  const { moments, note } = timelineOfConfirmation(confirmation);
  const ending = `${note.title}: ${note.body}`;
  if (confirmation.total === 0)
    return ['Price: FREE. Your coupon covers it, and nothing will be charged.', ending];
  return [`Price: ${priceInWords(confirmation)}.`, ...moments.map(momentLine), ending];
}
