import { UTCDate } from '@date-fns/utc';
import { parseISO } from 'date-fns/parseISO';
import { startOfSecond } from 'date-fns/startOfSecond';
import { chargeTimeOn } from '#domain/chargeDay.ts';
import type { StoredPause, SubscriptionRecord } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { promisedCharge, wasChargedIn } from './pauseSpan.ts';
import { standingIn } from './standingOf.ts';

const begun = 'Paused for the season until ';
const ended = 'The season starts again';

/** The reason that the provider keeps with a pause, from which a lost record of it is restored. */
export function pauseNote({ until }: StoredPause): string {
  return begun + until.toISOString();
}

/** The reason that the provider keeps with the end of a pause. */
export const resumeNote = ended;

/** The pause that the provider keeps and the record does not; null if the subscription is not suspended for a pause. */
export function pauseAtProvider(
  record: SubscriptionRecord,
  { status, statusNote = '', statusSince }: ProviderSubscription,
): StoredPause | null {
  const isPaused = status === 'suspended' && statusNote.startsWith(begun);
  const until = parseISO(statusNote.slice(begun.length));
  if (record.pause || !isPaused || statusSince === null || Number.isNaN(until.getTime())) return null;
  const from = new Date(statusSince);
  const covered = standingIn(record).coveredUntil ?? from;
  return { askedAt: from, until, coveredUntil: covered, from, noticedAt: null, failedAt: null };
}

/** When we ended a pause that the record still has, because a backup from before its end was restored; null if we did not. */
export function resumedAt(
  pause: StoredPause,
  { status, statusNote, statusSince }: ProviderSubscription,
): Date | null {
  if (status !== 'active' || statusNote !== ended || statusSince === null) return null;
  const at = new Date(statusSince);
  // An earlier pause may have ended in the second in which this one was asked for.
  if (pause.from === null) return at > pause.askedAt ? at : null;
  // The provider's moments are whole seconds, and a pause may end in the second in which it began.
  return at >= startOfSecond(new UTCDate(pause.from)) ? at : null;
}

/** A pause that ended at a moment, if that is earlier than its end. */
export function endedAt(pause: StoredPause, at: Date): StoredPause {
  return { ...pause, until: at < pause.until ? at : pause.until };
}

/** Whether a pause that ended at a moment was followed by no charge before the promised one, or will be. */
export function keptPromise(pause: StoredPause, subscription: ProviderSubscription, at: Date): boolean {
  const { lastPayment, outstanding, failedPayments, nextBillingTime } = subscription;
  if (outstanding > 0 || failedPayments > 0) return false;
  const ended = endedAt(pause, at);
  const first = wasChargedIn(pause, subscription) ? (lastPayment?.at ?? null) : nextBillingTime;
  return first !== null && chargeTimeOn(new Date(first)) >= promisedCharge(ended);
}
