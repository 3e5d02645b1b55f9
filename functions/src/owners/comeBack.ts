import { daysAfter } from '#domain/days.ts';
import type { ComeBack } from '#domain/account.ts';
import type { Fields, Store } from '../store/Store.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { accessEndOf } from '../standing/standingOf.ts';
import type { Identity } from '../documents/owner.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { trialRefs } from '../documents/offers/trials.ts';

/** With less than this left of a period, the owner is charged at the approval, which may take as long itself. */
const shortestRestDays = 1;

/** The terms for subscribing again after a canceled or ended subscription; null while it runs. */
export function termsAfter(record: SubscriptionRecord, now: Date): ComeBack | null {
  if (isAlive(record)) return null;
  const { accessUntil } = accessEndOf(record);
  const rests = accessUntil > daysAfter(now, shortestRestDays);
  return { firstChargeAt: rests ? accessUntil.toISOString() : null };
}

/**
 * The terms on which an owner subscribes again, without a second trial. Null for an owner whose subscription runs, and for
 * one who never had a trial. The trial is stored apart from the record, so an owner whose record was removed gets no second
 * one either.
 */
export async function comeBackTerms(
  store: Store,
  request: { owner: Identity; record: SubscriptionRecord | undefined; now: Date },
): Promise<ComeBack | null> {
  const { owner, record, now } = request;
  const trials = record ? [] : await Promise.all(trialRefs(owner).map((ref) => store.get(ref)));
  return comeBackFrom({ record, trials, now });
}

/** `comeBackTerms` from what was already read: the owner's record, and the documents at `trialRefs`. */
export function comeBackFrom(read: {
  record: SubscriptionRecord | undefined;
  trials: readonly (Fields | undefined)[];
  now: Date;
}): ComeBack | null {
  const { record, trials, now } = read;
  if (record) return termsAfter(record, now);
  return trials.some((trial) => trial !== undefined) ? { firstChargeAt: null } : null;
}
