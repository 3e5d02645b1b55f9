import { randomUUID } from 'node:crypto';
import { agreementText } from '#domain/agreement.ts';
import type { ShownChange } from '#domain/contract.ts';
import { isoDay } from '#domain/chargeDay.ts';
import { AppError } from '#domain/errors.ts';
import { priceForCurrency, shownPlanName, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import type { Terms } from '#domain/terms.ts';
import type { AskedChange, Billing, SubscriptionRecord } from '../../documents/subscription.ts';
import { agreementShown, wordings } from '../../subscription/agreements.ts';
import { nextChargeOn } from '../../documents/nextCharge.ts';
import type { ServerContext } from '../../context/context.ts';
import { checkPlanForSale, sellablePlan } from '../../checkout/catalogue.ts';

export interface WantedChange {
  plan: PublicPlanName;
  posDevices: number;
}

/** A record that can be changed, with the address of its document and its `billing` part. */
export interface ChangeableRecord {
  email: string;
  record: SubscriptionRecord;
  billing: Billing & Terms;
}

/**
 * Prices a change from the stored plans. A coupon's price stays while the owner keeps the plan, for any number of devices;
 * another plan ends it. Rejects with `account/same-plan`, with `account/not-changeable` if the plan is not sold in the
 * owner's currency, and with `plan/missing` or `plan/mismatch`.
 */
export async function changeTerms(
  context: ServerContext,
  present: ChangeableRecord,
  { plan: planName, posDevices }: WantedChange,
): Promise<AskedChange> {
  const { store, now } = context;
  const { record, billing } = present;
  const { currency, couponCode: code } = billing;
  // The plan that the account shows: a coupon's plan may have another interval than the plan that was chosen before it.
  const staysOnPlan = shownPlanName(billing) === planName;
  if (staysOnPlan && billing.posDevices === posDevices) throw new AppError('account/same-plan');
  const keepsCoupon = code !== null && staysOnPlan;
  const plan = await sellablePlan(store, planName);
  const offer = keepsCoupon ? { code, plan: await sellablePlan(store, billing.planName) } : undefined;
  const price = priceForCurrency(offer?.plan ?? plan, currency);
  // The trial has begun: moving to a plan with a trial could start it again (reference/PayPal.mdx#changes).
  const comeBack = price.providerPlanIdNoTrial ? { firstChargeAt: null } : null;
  const quote = quoteFor({ plan, posDevices, currency, offer, comeBack });
  const providerPlanId = quote.order?.providerPlanId ?? null;
  if (quote.currency !== currency) throw new AppError('account/not-changeable');
  if (providerPlanId === null) throw new AppError('plan/missing');
  await checkPlanForSale(context, quote, providerPlanId);
  const from = nextChargeOn(record) ?? now();
  const language = record.language ?? 'en';
  return {
    id: randomUUID(),
    plan: planName,
    planName: quote.planName,
    couponCode: keepsCoupon ? code : null,
    lostCoupon: keepsCoupon ? null : code,
    interval: quote.interval,
    currency,
    posDevices,
    basePrice: quote.basePrice,
    total: quote.total,
    trialDays: quote.trialDays,
    providerPlanId,
    from,
    askedAt: now(),
    agreement: agreementShown(agreementText(quote, from, wordings[language]), language, now()),
  };
}

/** Whether the owner saw these terms. The day decides: without a known charge, a change begins at the moment of asking. */
export function isAsShown({ total, currency, interval, from }: AskedChange, shown: ShownChange): boolean {
  const sameDay = isoDay(from) === isoDay(new Date(shown.from));
  return sameDay && total === shown.total && currency === shown.currency && interval === shown.interval;
}
