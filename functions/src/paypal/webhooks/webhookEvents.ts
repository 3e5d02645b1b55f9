import { array, object, string } from 'yup';
import type { PaymentDispute, PaymentEvent } from '../../payments/PaymentProvider.ts';
import { amountReply, parsedReply, readableAmount } from '../http/readReply.ts';
import { movementIn, type Reported } from './movements.ts';

/** The events that may change a subscription; PayPal is asked to report these. */
export const webhookEvents = [
  'BILLING.SUBSCRIPTION.CREATED',
  'BILLING.SUBSCRIPTION.ACTIVATED',
  'BILLING.SUBSCRIPTION.RE-ACTIVATED',
  'BILLING.SUBSCRIPTION.UPDATED',
  'BILLING.SUBSCRIPTION.SUSPENDED',
  'BILLING.SUBSCRIPTION.CANCELLED',
  'BILLING.SUBSCRIPTION.EXPIRED',
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
  'PAYMENT.SALE.COMPLETED',
  'PAYMENT.SALE.REFUNDED',
  'PAYMENT.SALE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

const eventReply = object({
  id: string().required(),
  event_type: string().required(),
  create_time: string().default(''),
  resource: object({ id: string(), billing_agreement_id: string() }),
});

/** A dispute as PayPal publishes it, in `CUSTOMER.DISPUTE.*` and in `GET /v1/customer/disputes/{id}`. */
const disputeReply = object({
  dispute_id: string().required(),
  status: string(),
  disputed_transactions: array(object({ seller_transaction_id: string() })).default([]),
  dispute_amount: amountReply.optional().default(undefined),
  dispute_outcome: object({ outcome_code: string() }).optional().default(undefined),
});

const disputeSteps: Readonly<Record<string, PaymentDispute['step']>> = {
  'CUSTOMER.DISPUTE.CREATED': 'opened',
  'CUSTOMER.DISPUTE.UPDATED': 'changed',
  'CUSTOMER.DISPUTE.RESOLVED': 'closed',
};

/** The dispute that an event reports; null for another event, or for a dispute that names no transaction of ours. */
function disputeIn(type: string, resource: unknown): Reported | null {
  const step = disputeSteps[type];
  if (step === undefined || !disputeReply.isValidSync(resource)) return null;
  const reply = disputeReply.cast(resource);
  const chargeIds = reply.disputed_transactions.flatMap(({ seller_transaction_id: of = [] }) => of);
  const [of] = chargeIds;
  if (of === undefined) return null;
  const { dispute_id: id, dispute_amount: amount, dispute_outcome: outcome } = reply;
  const { outcome_code: code = null } = outcome ?? {};
  const { amount: disputed, currency } = (amount && readableAmount(amount)) ?? {};
  const known = disputed !== undefined && currency ? { amount: disputed, currency } : null;
  return { dispute: { id, chargeIds, step, outcome: code, amount: known }, chargeId: of };
}

/** An event, and its resource at PayPal for what the event itself does not say. */
export interface ReadEvent {
  event: PaymentEvent;
  resource: object;
}

/** Reads an event. A sale names its subscription in another field than a subscription's own events do. */
export function eventIn(rawBody: string): ReadEvent | null {
  return eventFrom(parsedReply(rawBody));
}

/** The event of a parsed body; null if the body is not an event. */
export function eventFrom(body: unknown): ReadEvent | null {
  try {
    const { id, event_type: type, create_time: time, resource } = eventReply.validateSync(body);
    const said = new Date(time);
    const at = Number.isNaN(said.getTime()) ? null : said;
    const own = type.startsWith('BILLING.SUBSCRIPTION.');
    const subscriptionId = (own ? resource.id : resource.billing_agreement_id) ?? null;
    const reported = movementIn(type, resource) ?? disputeIn(type, resource);
    return { event: { id, type, at, subscriptionId, ...reported }, resource };
  } catch {
    return null;
  }
}
