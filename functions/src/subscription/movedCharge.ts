import type { Fields } from '../store/Store.ts';
import { nextChargeOn } from './changes.ts';
import { mapIn, momentIn } from '../documents/fieldValues.ts';
import { storedNames } from '../documents/storedNames.ts';

/** A day that the provider counts otherwise is no other day of the next charge. */
const toleratedMs = 24 * 60 * 60_000;

/** Whether the owner has consented to a change and was not charged since, so that the provider may still move the charge. */
function isChangedSinceCharge(record: Fields): boolean {
  const changed = momentIn(mapIn(mapIn(record, 'billing'), 'changed_from'), 'at');
  const charged = momentIn(record, 'last_charging_date');
  return changed !== null && (charged === null || charged < changed);
}

/** The record that notes where a change has moved the next charge; null where it keeps its day, as it must. */
export function withMovedCharge(
  before: Fields,
  after: Fields,
  { consented, now }: { consented: boolean; now: Date },
): Fields | null {
  if (!consented && !isChangedSinceCharge(before)) return null;
  const [from, to] = [nextChargeOn(before), nextChargeOn(after)];
  if (!from || !to || from <= now || Math.abs(to.getTime() - from.getTime()) <= toleratedMs) return null;
  return {
    ...after,
    billing: { ...mapIn(after, 'billing'), [storedNames.movedCharge]: { from, to, at: now } },
  };
}
