import { createHash } from 'node:crypto';
import { normalizeCouponCode, type CouponOffer } from '#domain/coupon.ts';
import { AppError } from '#domain/errors.ts';
import { isFields, type DocumentRef, type Fields, type Store, type Transaction } from '../store/Store.ts';
import type { VerifiedOwner } from '../documents/owner.ts';
import { findPlan } from '../documents/plans.ts';

/**
 * The document that a person edits; the server updates its `applies_left` from the true count (R-DATA-CREDENTIALS).
 */
export const couponsRef = { collection: 'Credentials', id: 'Coupons' };

/** The collection of the true counts, a document for each code. */
export const couponUses = 'CouponUses';

/** A coupon as a person wrote it. */
export interface StoredCoupon {
  /** A whole number; 0 when the stored value is anything else. */
  usesLeft: number;
  /** Null for a free coupon. */
  planName: string | null;
  /** The moment from which it cannot be redeemed; undefined for one without an end. */
  ends?: Date | undefined;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The document that counts the uses of a code. */
export function couponUsesRef(code: string): DocumentRef {
  return { collection: couponUses, id: hash(code) };
}

/**
 * Reads own keys of the map only: `constructor` and `__proto__` are no coupons (reference/Firebase.mdx#field-paths),
 * even if a person wrote such a code, because no store could count its uses there.
 */
export function couponIn(coupons: Fields | undefined, code: string): StoredCoupon | undefined {
  if (code in Object.prototype) return undefined;
  const stored = coupons && Object.hasOwn(coupons, code) ? coupons[code] : undefined;
  if (!isFields(stored)) return undefined;
  const { applies_left: left, plan_name: planName, ends_at: ends } = stored;
  return {
    usesLeft: typeof left === 'number' && Number.isInteger(left) && left > 0 ? left : 0,
    planName: typeof planName === 'string' && planName !== '' ? planName : null,
    ends: ends instanceof Date ? ends : undefined,
  };
}

const hasEnded = ({ ends }: StoredCoupon, now: Date) => ends !== undefined && ends <= now;

/** A code in the writing it is stored in, if that is the only one: `launch` is `LAUNCH` unless there is a `Launch` too. */
export function writtenCode(coupons: Fields, code: string): string {
  if (Object.hasOwn(coupons, code)) return code;
  const folded = code.toLowerCase();
  const [only = code, ...others] = Object.keys(coupons).filter((key) => key.toLowerCase() === folded);
  return others.length === 0 ? only : code;
}

/** The collection of the codes of campaigns, a document for each: thousands of them would outgrow `Credentials/Coupons`. */
export const campaignCodes = 'CouponCodes';

/** The document of a campaign's code, in any writing. It has the shape of `Credentials/Coupons`, and `campaign` beside the code. */
export function campaignCodeRef(code: string): DocumentRef {
  return { collection: campaignCodes, id: hash(code.toLowerCase()) };
}

/** The document that has a code, and the code in the writing it is stored in. Without the code it is `Credentials/Coupons`. */
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

/**
 * Looks up a coupon's offer, whose code is as it is stored. Spends nothing. Rejects with `coupon/empty`, `coupon/none-available`, `coupon/invalid`
 * (unknown, ended or used up), `coupon/plan-not-found` or `coupon/plan-broken` (R-COUPON-INVALID).
 */
export async function findOffer(store: Store, typed: string, now = new Date()): Promise<CouponOffer> {
  const normalized = normalizeCouponCode(typed);
  if (normalized === '') throw new AppError('coupon/empty');
  const { coupons, code } = await findCoupons(store, normalized);
  if (!coupons) throw new AppError('coupon/none-available');
  const coupon = couponIn(coupons, code);
  if (!coupon || coupon.usesLeft === 0 || hasEnded(coupon, now)) throw new AppError('coupon/invalid');
  if (coupon.planName === null) return { code, plan: null };
  const plan = await findPlan(store, coupon.planName);
  if (plan === 'missing') {
    throw new AppError('coupon/plan-not-found', { details: { name: coupon.planName } });
  }
  if (plan === 'broken') throw new AppError('coupon/plan-broken');
  return { code, plan };
}

/** `findOffer` for an owner: a code that they have used is `coupon/invalid` too, as it will be when they pay with it. */
export async function findOfferFor(
  store: Store,
  typed: string,
  { email }: VerifiedOwner,
  now = new Date(),
): Promise<CouponOffer> {
  const offer = await findOffer(store, typed, now);
  const [, redemption] = couponRefs(offer.code, email);
  if (await store.get(redemption)) throw new AppError('coupon/invalid');
  return offer;
}

/** The true count of a code's uses. */
export interface CouponCount {
  left: number;
  /** `applies_left` as the server last saw or wrote it; another value there is a person's change. */
  shown: number;
  /** Until when a use is kept for an owner who is paying, by uid. */
  holds: Readonly<Record<string, Date>>;
}

/** Reads a count; before the first use it is what the person wrote. */
export function countFrom(fields: Fields | undefined, stored: StoredCoupon | undefined): CouponCount {
  if (!fields) return { left: stored?.usesLeft ?? 0, shown: stored?.usesLeft ?? 0, holds: {} };
  const { left, shown, holds } = fields;
  const dates = Object.entries(isFields(holds) ? holds : {}).filter(
    (entry): entry is [string, Date] => entry[1] instanceof Date,
  );
  return { left: Number(left), shown: Number(shown), holds: Object.fromEntries(dates) };
}

/** A count's document; `unpublished` while a person does not see it yet. */
export function countFields(code: string, count: CouponCount): Fields {
  return { code, ...count, holds: { ...count.holds }, unpublished: count.left !== count.shown };
}

/** A coupon as one transaction sees it. */
export interface CouponInTransaction {
  code: string;
  count: CouponCount;
  /** Uses left for this owner: those that are kept for others do not count. */
  usesLeft: number;
  free: boolean;
  usedByOwner: boolean;
  redemptionId: string;
}

/** `applies_left` and the count disagree: a person changed it, or another instance has just written it. */
export class CouponChanged extends Error {}

/** The documents `couponFrom` needs, in this order. */
export function couponRefs(code: string, email: string): [DocumentRef, DocumentRef] {
  return [couponUsesRef(code), { collection: 'Redemptions', id: hash(`${code}\n${email}`) }];
}

/** A coupon from the documents a transaction has read. Throws CouponChanged. */
export function couponFrom(
  [fields, redemption]: readonly (Fields | undefined)[],
  of: { code: string; email: string; uid: string; stored: StoredCoupon | undefined; now: Date },
): CouponInTransaction {
  const { code, email, uid, stored, now } = of;
  const count = countFrom(fields, stored);
  if (stored && stored.usesLeft !== count.shown) throw new CouponChanged();
  const live = Object.fromEntries(Object.entries(count.holds).filter(([, until]) => until > now));
  // Whoever opened the payment before the end keeps the use.
  const usable = stored && (!hasEnded(stored, now) || Object.hasOwn(live, uid));
  const byOthers = Object.keys(live).filter((holder) => holder !== uid).length;
  return {
    code,
    count: { ...count, holds: live },
    usesLeft: usable ? Math.max(0, count.left - byOthers) : 0,
    free: stored?.planName === null,
    usedByOwner: redemption !== undefined,
    redemptionId: couponRefs(code, email)[1].id,
  };
}

/** Keeps a use for an owner while they pay. */
export function holdCoupon(
  transaction: Transaction,
  { code, count }: CouponInTransaction,
  hold: { uid: string; until: Date },
): void {
  const holds = { ...count.holds, [hold.uid]: hold.until };
  transaction.set(couponUsesRef(code), countFields(code, { ...count, holds }));
}

/**
 * Spends one use. If none is left, marks the redemption as overrun and keeps the count at 0: the caller has decided
 * that this owner keeps the offer.
 */
export function spendCoupon(
  transaction: Transaction,
  coupon: CouponInTransaction,
  by: { uid: string; at: Date },
): void {
  if (coupon.usedByOwner) return;
  const { code, count } = coupon;
  const overrun = coupon.usesLeft === 0;
  transaction.create(
    { collection: 'Redemptions', id: coupon.redemptionId },
    { code, uid: by.uid, at: by.at, overrun },
  );
  const { [by.uid]: _, ...holds } = count.holds;
  const left = overrun ? count.left : count.left - 1;
  transaction.set(couponUsesRef(code), countFields(code, { ...count, left, holds }));
}
