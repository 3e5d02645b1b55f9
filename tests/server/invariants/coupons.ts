import { isDeepStrictEqual } from 'node:util';
import { currencies } from '#domain/currency.ts';
import { planFields } from '#functions/documents/plans.ts';
import { sandboxOffers } from '#sandbox/seed/offers.ts';
import { allRecords, documentsOf, mapOf, type Evidence } from './evidence.ts';
import { broken, repeated, type Rule } from './violation.ts';

const redemptions = (evidence: Evidence) => documentsOf(evidence, 'Redemptions').map(([, fields]) => fields);
const couponsNow = ({ documents }: Evidence) => mapOf(documents['Credentials']?.['Coupons']);

/** Remaining uses as stored; NaN if not a number. */
function left(coupons: ReturnType<typeof mapOf>, code: string): number {
  const coupon = Object.hasOwn(coupons, code) ? mapOf(coupons[code]) : {};
  return typeof coupon['applies_left'] === 'number' ? coupon['applies_left'] : Number.NaN;
}

/** Every missing use was redeemed, and every redemption has its subscription. */
export const couponLedger: Rule = (evidence) => {
  const { coupons } = evidence;
  const codes = [
    ...new Set([...Object.keys(coupons), ...redemptions(evidence).map(({ code }) => String(code))]),
  ];
  return codes.flatMap((code) => {
    const redeemed = redemptions(evidence).filter((redemption) => redemption['code'] === code);
    const spent = redeemed.filter(({ overrun }) => overrun !== true).length;
    const [before, after] = [left(coupons, code), left(couponsNow(evidence), code)];
    const counted = documentsOf(evidence, 'CouponUses').find(([, uses]) => uses['code'] === code)?.[1];
    const records = allRecords(evidence).filter(([, { coupon }]) => {
      const { applied, code: used } = mapOf(coupon);
      return applied === true && used === code;
    });
    const isCount = redeemed.length === 0 || (Number.isInteger(after) && after >= 0);
    const adds = !Number.isInteger(before) || before - after === spent;
    return broken([
      [isCount, `${code} has ${after} uses left`],
      [
        !counted || counted['left'] === after,
        `${code} shows ${after} uses left of ${String(counted?.['left'])}`,
      ],
      [adds, `${code} went from ${before} to ${after} uses with ${spent} redeemed`],
      [
        records.length === redeemed.length,
        `${code} was redeemed ${redeemed.length} times for ${records.length} subscriptions`,
      ],
    ]);
  });
};

/** One use per owner and code, and a free subscription equals the mock. */
export const redeemedOnce: Rule = (evidence) => {
  const pairs = redemptions(evidence).map(({ code, uid }) => JSON.stringify([code, uid]));
  const mock = mapOf(evidence.documents['Credentials']?.['Mock']);
  const free = documentsOf(evidence, 'Subscriptions').filter(
    ([, { coupon }]) => mapOf(coupon)['is_free_coupon'] === true,
  );
  return [
    ...repeated(pairs).map((pair) => `redeemed twice: ${pair}`),
    ...free.flatMap(([, record]) => {
      const { code } = mapOf(record['coupon']);
      const { uid } = mapOf(record['billing']);
      const own = redemptions(evidence).filter((one) => one['code'] === code && one['uid'] === uid);
      const unlike = Object.keys(mock).filter((name) => record[name] !== mock[name]);
      return broken([
        [own.length === 1, `${String(uid)} has a free subscription and ${own.length} redemptions`],
        [own.every(({ overrun }) => overrun !== true), `the free code ${String(code)} was overrun`],
        [unlike.length === 0, `a free subscription has its own ${unlike.join(', ')}`],
      ]);
    }),
  ];
};

/** An operator's plans and coupons are unchanged, except for redeemed uses. */
export const untouched: Rule = (evidence) => {
  const without = (coupon: unknown) => ({ ...mapOf(coupon as ReturnType<typeof mapOf>), applies_left: null });
  const now = couponsNow(evidence);
  const redeemed = new Set(redemptions(evidence).map(({ code }) => code));
  const codes = [...new Set([...Object.keys(evidence.coupons), ...Object.keys(now)])];
  const changed = codes.filter((code) => {
    const [before, after] = [evidence.coupons[code], Object.hasOwn(now, code) ? now[code] : undefined];
    return redeemed.has(code)
      ? !isDeepStrictEqual(without(before), without(after))
      : !isDeepStrictEqual(before, after);
  });
  const plans = documentsOf(evidence, 'Plans').filter(([name, plan]) => {
    const listed = Object.hasOwn(sandboxOffers.plans, name) ? sandboxOffers.plans[name] : undefined;
    // The provider's ids may differ; all other values match the list.
    const ids = (field: string) =>
      Object.fromEntries(
        currencies.map((currency) => {
          const priced = currency === 'USD' ? plan : mapOf(mapOf(plan['prices'])[currency]);
          return [currency, String(priced[field])];
        }),
      );
    const providerPlanIds = ids('paypal_plan_id');
    const providerPlanIdsNoTrial = ids('paypal_plan_id_no_trial');
    return (
      !listed ||
      !isDeepStrictEqual(plan, planFields({ name, listed, providerPlanIds, providerPlanIdsNoTrial }))
    );
  });
  return [
    ...changed.map((code) => `the coupon ${code} was changed`),
    ...plans.map(([name]) => `the plan ${name} was changed`),
  ];
};
