import { daysAfter, daysBefore } from '#domain/days.ts';
import { besideDays } from '#domain/trial.ts';
import { lastChargeOf, type SubscriptionRecord } from '../../documents/subscription.ts';
import { nextChargeOn } from '../../documents/nextCharge.ts';

/** Whether a change was consented to and not charged since, so that the provider may still move the charge. */
function isChangedSinceCharge(record: SubscriptionRecord): boolean {
  const { billing } = record;
  const lastCharge = lastChargeOf(record);
  const changed = billing?.changedFrom?.at ?? null;
  return changed !== null && (lastCharge === null || lastCharge < changed);
}

/** The record with the day to which a change moved the next charge; null if the charge kept its day, as it must. */
export function recordMovedCharge(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  { consented, now }: { consented: boolean; now: Date },
): SubscriptionRecord | null {
  if (!consented && !isChangedSinceCharge(before)) return null;
  const [from, to] = [nextChargeOn(before), nextChargeOn(after)];
  if (!from || !to || from <= now) return null;
  if (to >= daysBefore(from, besideDays) && to <= daysAfter(from, besideDays)) return null;
  return { ...after, billing: after.billing && { ...after.billing, movedCharge: { to } } };
}
