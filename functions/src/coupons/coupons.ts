import type { DocumentRef, Fields, Store, Transaction } from '../store/Store.ts';
import {
  campaignCodeRef,
  couponIn,
  couponsRef,
  writtenCode,
  type StoredCoupon,
} from '../documents/offers/coupons.ts';
import {
  countFrom,
  couponUsesRef,
  serializeCouponUses,
  type CouponCount,
} from '../documents/offers/couponUses.ts';
import { codeOfAccountRef, redemptionId, redemptions } from '../documents/offers/redemptions.ts';
import type { Identity } from '../documents/owner.ts';

/** Whether a coupon cannot be redeemed any more. */
export const hasEnded = ({ ends }: StoredCoupon, now: Date) => ends !== undefined && ends <= now;

/** The document with a code, and the code as it is stored; for an unknown code, `Credentials/Coupons` without a code. */
export async function findCoupons(
  { get }: Pick<Store, 'get'>,
  typed: string,
): Promise<{ ref: DocumentRef; coupons: Fields | undefined; code: string }> {
  const coupons = await get(couponsRef);
  const code = writtenCode(coupons ?? {}, typed);
  if (couponIn(coupons, code)) return { ref: couponsRef, coupons, code };
  const ref = campaignCodeRef(typed);
  const own = await get(ref);
  return own ? { ref, coupons: own, code: writtenCode(own, typed) } : { ref: couponsRef, coupons, code };
}

export interface CouponInTransaction {
  code: string;
  count: CouponCount;
  /** Uses left for this owner, without uses held for other owners. */
  usesLeft: number;
  free: boolean;
  usedByOwner: boolean;
  redemptionId: string;
}

/** `applies_left` differs from the count: an operator changed it, or another instance has just written it. */
export class CouponChanged extends Error {}

/** The documents that `couponFrom` needs, in this order: the count, and the uses by the owner's address and account. */
export function couponRefs(code: string, { uid, email }: Identity): [DocumentRef, DocumentRef, DocumentRef] {
  return [couponUsesRef(code), redemptions.ref(redemptionId(code, email)), codeOfAccountRef(code, uid)];
}

/** Reads a coupon from the documents at `couponRefs`. Throws CouponChanged. */
export function couponFrom(
  [fields, ...used]: readonly (Fields | undefined)[],
  of: { code: string; email: string; uid: string; stored: StoredCoupon | undefined; now: Date },
): CouponInTransaction {
  const { code, email, uid, stored, now } = of;
  const count = countFrom(fields, stored);
  if (stored && stored.usesLeft !== count.shown) throw new CouponChanged();
  const live = Object.fromEntries(Object.entries(count.holds).filter(([, until]) => until > now));
  // An owner who opened the payment before the coupon's end keeps the use.
  const usable = stored && (!hasEnded(stored, now) || Object.hasOwn(live, uid));
  const byOthers = Object.keys(live).filter((holder) => holder !== uid).length;
  return {
    code,
    count: { ...count, holds: live },
    usesLeft: usable ? Math.max(0, count.left - byOthers) : 0,
    free: stored?.planName === null,
    usedByOwner: used.some((redemption) => redemption !== undefined),
    redemptionId: redemptionId(code, email),
  };
}

export function holdCoupon(
  transaction: Transaction,
  { code, count }: CouponInTransaction,
  hold: { uid: string; until: Date },
): void {
  const holds = { ...count.holds, [hold.uid]: hold.until };
  transaction.set(couponUsesRef(code), serializeCouponUses(code, { ...count, holds }));
}

/** Spends one use of an owner who has used none. If none is left, marks the redemption as overrun: the caller lets the owner keep it. */
export function spendCoupon(
  transaction: Transaction,
  coupon: CouponInTransaction,
  by: { uid: string; at: Date },
): void {
  const { code, count } = coupon;
  const overrun = coupon.usesLeft === 0;
  transaction.create(
    redemptions.ref(coupon.redemptionId),
    redemptions.serialize({ code, uid: by.uid, at: by.at, overrun }),
  );
  transaction.set(codeOfAccountRef(code, by.uid), { at: by.at });
  const { [by.uid]: _, ...holds } = count.holds;
  const left = overrun ? count.left : count.left - 1;
  transaction.set(couponUsesRef(code), serializeCouponUses(code, { ...count, left, holds }));
}
