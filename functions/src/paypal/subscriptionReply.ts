import { array, object, string, number, type InferType } from 'yup';
import type {
  OpenedSubscription,
  ProviderSubscription,
  SubscriptionStatus,
} from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { chargeOf, billedPlanIn, billedPlanReply, type BilledPlan } from './pricing.ts';
import { readReply, timestampReply, amountReply, readableAmount } from './http/readReply.ts';

/** A subscription's `billing_info` in PayPal's response; absent before the approval. */
const billingInfoReply = object({
  next_billing_time: timestampReply,
  outstanding_balance: amountReply.optional().default(undefined),
  failed_payments_count: number().integer().min(0).default(0),
  last_payment: object({ amount: amountReply.required(), time: timestampReply.required() })
    .optional()
    .default(undefined),
  last_failed_payment: object({ time: timestampReply, next_payment_retry_time: timestampReply })
    .optional()
    .default(undefined),
});

function paymentsIn(info: InferType<typeof billingInfoReply>) {
  const { failed_payments_count: failedPayments, last_payment: last } = info;
  const { outstanding_balance: balance, last_failed_payment: lastFailed } = info;
  const paid = last && readableAmount(last.amount);
  const owed = balance && readableAmount(balance);
  return {
    lastPayment: last && paid ? { at: last.time, amount: paid.amount, currency: paid.currency } : null,
    failedPayments,
    // PayPal reports the last failed charge even after a later one succeeded.
    lastFailedAt: lastFailed?.time ?? null,
    nextRetryAt: (failedPayments > 0 && lastFailed?.next_payment_retry_time) || null,
    // A balance in the owner's favor means that nothing is owed.
    outstanding: owed && !owed.negative ? owed.amount : 0,
  };
}

const statuses = {
  APPROVAL_PENDING: 'approval-pending',
  APPROVED: 'approved',
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
} as const satisfies Record<string, SubscriptionStatus>;

const statusWords = Object.keys(statuses) as Array<keyof typeof statuses>;

const subscriptionReply = object({
  id: string().required(),
  status: string().oneOf(statusWords).required(),
  plan_id: string().required(),
  // Missing if the plan takes no quantity.
  quantity: string().default('1'),
  custom_id: string().default(''),
  start_time: timestampReply,
  create_time: timestampReply.required(),
  status_update_time: timestampReply,
  status_change_note: string(),
  subscriber: object({ payer_id: string(), email_address: string() }),
  billing_info: billingInfoReply,
  plan: billedPlanReply,
});

function billing(view: InferType<typeof subscriptionReply>) {
  const plan = billedPlanIn(view.plan);
  const charge = plan && chargeOf(view, plan.price);
  if (!plan || !charge) return { billed: null, posDevices: null };
  const { currency, total, posDevices } = charge;
  const { interval, trialDays } = plan;
  return { billed: { currency, interval, trialDays, total }, posDevices };
}

/** Reads `GET /v1/billing/subscriptions/{id}?fields=plan`. */
export function subscriptionIn(reply: unknown): ProviderSubscription {
  const view = readReply(subscriptionReply, reply);
  return {
    id: view.id,
    status: statuses[view.status],
    checkoutId: view.custom_id,
    providerPlanId: view.plan_id,
    ...billing(view),
    ...(view.subscriber.email_address !== undefined && { subscriberEmail: view.subscriber.email_address }),
    payerId: view.subscriber.payer_id ?? null,
    startTime: view.start_time ?? null,
    nextBillingTime: view.billing_info.next_billing_time ?? null,
    createTime: view.create_time,
    statusSince: view.status_update_time ?? null,
    ...(view.status_change_note !== undefined && { statusNote: view.status_change_note }),
    ...paymentsIn(view.billing_info),
  };
}

/** Reads the terms that a subscription bills. Throws if they are not terms that this product makes. */
export function billedPlanOf(reply: unknown): BilledPlan {
  const plan = billedPlanIn(readReply(subscriptionReply, reply).plan);
  if (!plan) throw new PaymentProviderError('unreadable');
  return plan;
}

const linksReply = array(object({ rel: string().required(), href: string().required() }));
const openedReply = object({ id: string().required(), links: linksReply.default([]) });
const revisedReply = object({ links: linksReply.required() });

/** Reads PayPal's response to `POST …/revise`: the consent page, without which nothing can change. */
export function revisedIn(reply: unknown): { approveUrl: string } {
  const { links } = readReply(revisedReply, reply);
  const approveUrl = links.find(({ rel }) => rel === 'approve')?.href;
  if (approveUrl === undefined) throw new PaymentProviderError('unreadable');
  return { approveUrl };
}

/** Reads the response to `POST /v1/billing/subscriptions`: the id, and PayPal's page for approving it. */
export function openedIn(reply: unknown): OpenedSubscription {
  const { id, links } = readReply(openedReply, reply);
  return { id, approveUrl: links.find(({ rel }) => rel === 'approve')?.href ?? null };
}
