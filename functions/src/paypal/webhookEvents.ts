import { object, string } from 'yup';
import type { PaymentEvent } from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { readReply } from './readReply.ts';
import type { RestClient } from './restClient.ts';

/** The events that may change a subscription, which PayPal is asked to report. */
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
] as const;

const eventReply = object({
  id: string().required(),
  event_type: string().required(),
  resource: object({ id: string(), billing_agreement_id: string(), sale_id: string() }),
});

/** An event, and the sale through which its subscription is found where it names none itself. */
export interface ReadEvent {
  event: PaymentEvent;
  saleId: string | null;
}

/** Reads an event: a sale names its subscription otherwise than a subscription's own events do, and a refund its sale. */
export function eventIn(rawBody: string): ReadEvent | null {
  try {
    const { id, event_type: type, resource } = eventReply.validateSync(JSON.parse(rawBody));
    const own = type.startsWith('BILLING.SUBSCRIPTION.');
    const subscriptionId = (own ? resource.id : resource.billing_agreement_id) ?? null;
    const ofSale = type.startsWith('PAYMENT.SALE.') && subscriptionId === null;
    return {
      event: { id, type, subscriptionId },
      saleId: (ofSale && (resource.sale_id ?? resource.id)) || null,
    };
  } catch {
    return null;
  }
}

const saleReply = object({ billing_agreement_id: string() });

/** The event with the subscription of its sale; a sale that PayPal does not know, or of no subscription, is of none. */
export async function withSubscription(
  rest: RestClient,
  { event, saleId }: ReadEvent,
): Promise<PaymentEvent> {
  if (saleId === null) return event;
  try {
    const reply = await rest.get(`/v1/payments/sale/${encodeURIComponent(saleId)}`);
    return { ...event, subscriptionId: readReply(saleReply, reply).billing_agreement_id ?? null };
  } catch (error) {
    if (error instanceof PaymentProviderError && error.reason === 'not-found') return event;
    throw error;
  }
}
