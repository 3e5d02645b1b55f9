import { chargeAfterPause } from '#domain/pause.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { addFacts } from '../ledger/facts.ts';
import { latest } from '../ledger/latest.ts';
import { pausedSince, spanOf } from './pauseSpan.ts';

/** Why and when a subscription was canceled. */
export interface Ending {
  at: Date;
  by: 'owner' | 'provider' | 'support';
  /** The owner's reason; null if none was given. */
  reason: string | null;
}

/** The record whose pause is over: the time that ran when it began now ends at `endAfter`. */
export function recordPauseOver(record: SubscriptionRecord, endAfter: Date): SubscriptionRecord {
  const { pause } = record;
  if (!pause) return record;
  return addFacts(record, [
    { kind: 'paused', at: pausedSince(pause), endBefore: pause.coveredUntil, endAfter },
  ]);
}

/** The end of the paid time if the pause ends at `at` and the remaining days begin. */
function endOfPauseAt({ pause }: SubscriptionRecord, at: Date): Date {
  if (!pause) return at;
  const span = spanOf(pause);
  const left = Math.max(0, span.coveredUntil.getTime() - span.from.getTime());
  // Never earlier than the charge promised for a pause that ends now.
  const promised = chargeAfterPause({ ...span, until: at });
  return latest([new Date(at.getTime() + left), promised]) ?? at;
}

/** The ended record. Access lasts until the end of the paid time, and never ends before `at`. */
export function endRecord(record: SubscriptionRecord, { at, by, reason }: Ending): SubscriptionRecord {
  const over = recordPauseOver(record, endOfPauseAt(record, at));
  return { ...over, waitingChange: null, pause: null, pauseDue: null, ending: { at, by, reason } };
}
