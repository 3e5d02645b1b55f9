import { object, string } from 'yup';
import type { PaymentEvent } from '../../payments/PaymentProvider.ts';
import { disputeIn } from './disputes.ts';
import { movementIn } from './movements.ts';

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
  resource: object({ id: string(), billing_agreement_id: string() }),
});

/** An event, and its resource at PayPal for what the event itself does not say. */
export interface ReadEvent {
  event: PaymentEvent;
  resource: object;
}

/** Reads an event. A sale names its subscription in another field than a subscription's own events do. */
export function eventIn(rawBody: string): ReadEvent | null {
  try {
    return eventFrom(JSON.parse(rawBody));
  } catch {
    return null;
  }
}

/** The event of a parsed body; null if the body is not an event. */
export function eventFrom(body: unknown): ReadEvent | null {
  try {
    const { id, event_type: type, resource } = eventReply.validateSync(body);
    const own = type.startsWith('BILLING.SUBSCRIPTION.');
    const subscriptionId = (own ? resource.id : resource.billing_agreement_id) ?? null;
    const refund = movementIn(type, resource);
    const dispute = disputeIn(type, resource);
    return {
      event: { id, type, subscriptionId, ...(refund && { refund }), ...(dispute && { dispute }) },
      resource,
    };
  } catch {
    return null;
  }
}
