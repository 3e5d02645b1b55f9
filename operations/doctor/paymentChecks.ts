import {
  brokenInCoupon,
  campaignCodesOf,
  couponIn,
  couponsRef,
} from '#functions/documents/offers/coupons.ts';
import { findPlan } from '#functions/documents/plans.ts';
import { receiptsBetween } from '#functions/documents/charges.ts';
import { webhookEvents } from '#functions/documents/webhookEvents.ts';
import { failedChargeOf } from '#functions/ledger/facts.ts';
import { npmRun } from '../project/target.ts';
import { asked, payPalNotAsked } from './comparison.ts';
import type { Check } from './finding.ts';
import type { Looked } from './context.ts';

/** This many failed payments, with none that succeeded after the first of them, are no accident of single owners. */
const failuresInARow = 5;

/** Events that PayPal sent between a day and an hour ago and that never came here. */
async function arrivalFaults({ payments, store, dayAgo, hourAgo }: Looked): Promise<string[]> {
  if (payments === null) throw payPalNotAsked();
  const sent = await asked(payments.listEvents({ from: dayAgo, to: hourAgo }));
  const here = await Promise.all(sent.map(({ id }) => store.get(webhookEvents.ref(id))));
  const lost = sent.filter((_, at) => here[at] === undefined);
  return lost.length > 0
    ? [`${lost.length} of ${sent.length} events of PayPal did not come here, such as ${lost[0]?.id ?? ''}`]
    : [];
}

/** Payments that fail one after another, whoever pays: PayPal or the account has a fault, not an owner. */
async function failingFaults({ records, store, dayAgo, now }: Looked): Promise<string[]> {
  const failed = (await records())
    .flatMap(({ record }) => failedChargeOf(record)?.at ?? [])
    .filter((at) => at > dayAgo);
  if (failed.length < failuresInARow) return [];
  const receipts = await receiptsBetween(store, { from: dayAgo, to: now });
  const paid = receipts.filter(({ kind }) => kind === 'charge').map(({ at }) => new Date(at));
  const lastPaid = Math.max(0, ...paid.map((at) => at.getTime()));
  const inARow = failed.filter((at) => at.getTime() > lastPaid).length;
  return inARow >= failuresInARow ? [`the last ${inARow} payments failed, of ${inARow} owners`] : [];
}

/** Coupons that cannot be redeemed as meant: a field of the wrong kind, or a plan that does not exist. */
async function couponFaults({ store }: Looked): Promise<string[]> {
  const stored = (await store.get(couponsRef)) ?? {};
  const mistyped = Object.keys(stored).flatMap((code) =>
    brokenInCoupon(stored, code).map((field) => `${code} has no readable ${field}`),
  );
  const entered = Object.keys(stored).map((code) => ({ code, planName: couponIn(stored, code)?.planName }));
  const ofCampaigns = (await campaignCodesOf(store)).map(({ code, coupon }) => ({
    code,
    planName: coupon?.planName,
  }));
  const codes = new Map(
    [...entered, ...ofCampaigns].flatMap(({ code, planName }) =>
      planName ? [[planName, code] as const] : [],
    ),
  );
  const unknown = await Promise.all(
    [...codes].map(async ([planName, code]) => {
      const found = await findPlan(store, planName);
      return typeof found === 'string' ? [`${code} names the plan ${planName}, which is ${found}`] : [];
    }),
  );
  return [...mistyped, ...unknown.flat()];
}

export const paymentChecks: ReadonlyArray<Check<Looked>> = [
  {
    name: 'records: events',
    well: 'what PayPal sends comes here',
    faults: arrivalFaults,
    cure: ({ target }) =>
      `${npmRun('provision', target)}; then let PayPal send them again: https://developer.paypal.com/dashboard/webhooksEvents`,
  },
  {
    name: 'records: payments',
    well: 'they do not fail in a row',
    faults: failingFaults,
    cure: () => 'look at PayPal whether the account may receive money: https://www.paypal.com/myaccount',
  },
  {
    name: 'records: coupon fields',
    well: 'each can be redeemed as meant',
    faults: couponFaults,
    cure: ({ target }) =>
      `correct it in Credentials/Coupons by hand; ${npmRun('ops', target, 'coupons')} shows all of them`,
  },
];
