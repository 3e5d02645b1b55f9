import { lastChargeOf, type SubscriptionRecord } from '../../documents/subscription.ts';
import { nextChargeOn } from '../../documents/nextCharge.ts';

/** The provider may count days differently. This is the tolerance for the day of the next charge. */
const toleratedMs = 24 * 60 * 60_000;

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
  if (!from || !to || from <= now || Math.abs(to.getTime() - from.getTime()) <= toleratedMs) return null;
  return { ...after, billing: after.billing && { ...after.billing, movedCharge: { to } } };
}
