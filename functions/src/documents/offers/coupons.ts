import { isFields, type DocumentRef, type FieldChange, type Fields, type Store } from '../../store/Store.ts';
import { hashId } from '../format/values.ts';

/** The document that operators edit. The server updates its `applies_left` from the true count (R-DATA-CREDENTIALS). */
export const couponsRef = { collection: 'Credentials', id: 'Coupons' };

/** A coupon as an operator entered it in the database. */
export interface StoredCoupon {
  /** A whole number; 0 if the stored value is anything else. */
  usesLeft: number;
  /** Null for a free coupon. */
  planName: string | null;
  /** The moment from which it cannot be redeemed any more; undefined without an end. */
  ends?: Date | undefined;
}

/** Reads only own keys of the map: `constructor` and `__proto__` are no coupons (reference/Firebase.mdx#field-paths). */
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

/** The fields of an entered coupon that are missing or of the wrong kind, which `couponIn` reads as none. */
export function brokenInCoupon(coupons: Fields, code: string): string[] {
  const stored = coupons[code];
  if (!isFields(stored)) return [code];
  const { applies_left: left, plan_name: planName = '', ends_at: ends } = stored;
  return [
    ...(typeof left === 'number' && Number.isInteger(left) && left >= 0 ? [] : ['applies_left']),
    ...(typeof planName === 'string' ? [] : ['plan_name']),
    ...(ends === undefined || ends instanceof Date ? [] : ['ends_at']),
  ];
}

/** The fields of one coupon (R-DATA-CREDENTIALS). */
export function couponFields({ usesLeft, planName, ends }: StoredCoupon): Fields {
  return {
    applies_left: usesLeft,
    ...(planName !== null && { plan_name: planName }),
    ...(ends !== undefined && { ends_at: ends }),
  };
}

export function usesLeftChange(code: string, usesLeft: number): FieldChange {
  return { path: [code, 'applies_left'], value: usesLeft };
}

/** The stored spelling of a code, if it is unambiguous: `launch` finds `LAUNCH` unless there is a `Launch` too. */
export function writtenCode(coupons: Fields, code: string): string {
  if (Object.hasOwn(coupons, code)) return code;
  const folded = code.toLowerCase();
  const [only = code, ...others] = Object.keys(coupons).filter((key) => key.toLowerCase() === folded);
  return others.length === 0 ? only : code;
}

/** The collection of campaign codes, one document each: `Credentials/Coupons` could not hold thousands of them. */
export const campaignCodes = 'CouponCodes';

/** The document of a campaign code, in any spelling, with the shape of `Credentials/Coupons`. */
export function campaignCodeRef(code: string): DocumentRef {
  return { collection: campaignCodes, id: hashId(code.toLowerCase()) };
}

export interface CampaignCode {
  ref: DocumentRef;
  campaign: string;
  /** Empty, without a coupon, if the document holds none. */
  code: string;
  coupon: StoredCoupon | undefined;
}

export function campaignCodeFields(campaign: string, code: string, coupon: StoredCoupon): Fields {
  return { campaign, [code]: couponFields(coupon) };
}

export async function campaignCodesOf(store: Store, campaign?: string): Promise<CampaignCode[]> {
  const found = await store.find(campaignCodes, campaign === undefined ? {} : { where: { campaign } });
  return found.map(({ id, fields }) => {
    const code = Object.keys(fields).find((name) => couponIn(fields, name)) ?? '';
    const named = typeof fields['campaign'] === 'string' ? fields['campaign'] : '';
    return { ref: { collection: campaignCodes, id }, campaign: named, code, coupon: couponIn(fields, code) };
  });
}
