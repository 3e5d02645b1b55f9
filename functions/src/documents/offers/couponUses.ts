import type { Fields, Store } from '../../store/Store.ts';
import { always, documentsIn, type ValuesOf } from '../format/codec.ts';
import { hashId, dates, flag, number, text } from '../format/values.ts';
import type { StoredCoupon } from './coupons.ts';

const table = {
  code: always('code', text, ''),
  left: always('left', number, 0),
  /** `applies_left` as last read or written by the server. If the stored value differs, an operator changed it. */
  shown: always('shown', number, 0),
  /** Until when a use is held for each owner who is paying, by uid. */
  holds: always('holds', dates, {}),
  /** Whether `applies_left` does not show the count yet. */
  unpublished: always('unpublished', flag, false),
};

export const couponUses = documentsIn('CouponUses', table);

/** The true count of a code's uses. */
export type CouponCount = Pick<ValuesOf<typeof table>, 'left' | 'shown' | 'holds'>;

export const couponUsesRef = (code: string) => couponUses.ref(hashId(code));

export function serializeCouponUses(code: string, count: CouponCount): Fields {
  const { left, shown, holds } = count;
  return couponUses.serialize({ code, left, shown, holds, unpublished: left !== shown });
}

/** The count of a code. Before the first use, the number that the operator entered. */
export function countFrom(fields: Fields | undefined, stored: StoredCoupon | undefined): CouponCount {
  const written = stored?.usesLeft ?? 0;
  const known = fields ? couponUses.parse(fields) : { left: written, shown: written, holds: {} };
  const { left, shown, holds } = known;
  return { left, shown, holds };
}

/** Codes whose count `applies_left` does not show yet. */
export async function unpublishedCodes(store: Store, limit: number): Promise<string[]> {
  const found = await couponUses.find(store, { where: { [table.unpublished.name]: true }, limit });
  return found.map(({ fields }) => couponUses.parse(fields).code).filter((code) => code !== '');
}
