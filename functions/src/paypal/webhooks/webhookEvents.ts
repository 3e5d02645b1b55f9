import { object, string } from 'yup';
import type { PaymentEvent, ProviderTransaction } from '../../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../../payments/PaymentProviderError.ts';
import { amountIn } from '../amount.ts';
import { readReply } from '../http/readReply.ts';
import type { RestClient } from '../http/restClient.ts';
import { timestampReply } from '../http/timestampReply.ts';

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
] as const;

const eventReply = object({
  id: string().required(),
  event_type: string().required(),
  resource: object({ id: string(), billing_agreement_id: string(), sale_id: string() }),
});

/** An event, and the sale that leads to its subscription if the event does not name one. */
export interface ReadEvent {
  event: PaymentEvent;
  saleId: string | null;
}

/** The events about refunds and reversals, with the kind of movement they report. */
const givenBackBy: Readonly<Record<string, 'refund' | 'reversal'>> = {
  'PAYMENT.SALE.REFUNDED': 'refund',
  'PAYMENT.SALE.REVERSED': 'reversal',
};

/** A refund's id, its sale, and its amount in the format of PayPal's older API, with a minus sign. */
const givenBackReply = object({
  id: string().required(),
  sale_id: string().required(),
  state: string(),
  create_time: timestampReply.required(),
  amount: object({ total: string().required(), currency: string().required() }).required(),
});

/** States of a refund that moved no money. */
const unmoved = ['failed', 'cancelled'];

/**
 * The refund or reversal of an event. Null if PayPal omits a part of it, such as its id or its sale; then only the charge's
 * status in the list shows the refund.
 */
function givenBackIn(type: string, resource: unknown): ProviderTransaction | null {
  const kind = givenBackBy[type];
  if (kind === undefined) return null;
  try {
    const { id, sale_id: of, state = '', create_time: at, amount } = givenBackReply.validateSync(resource);
    const { total: value, currency: code } = amount;
    if (id === of || unmoved.includes(state.toLowerCase())) return null;
    const { amount: moved, currency } = amountIn({ currency_code: code, value });
    return { id, kind, at, amount: moved, currency, givenBack: false, of };
  } catch {
    return null;
  }
}

/**
 * Reads an event. A sale names its subscription in another field than a subscription's own events do, and a refund names its
 * sale.
 */
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
    const ofSale = type.startsWith('PAYMENT.SALE.') && subscriptionId === null;
    const givenBack = givenBackIn(type, resource);
    return {
      event: { id, type, subscriptionId, ...(givenBack && { givenBack }) },
      saleId: (ofSale && (resource.sale_id ?? resource.id)) || null,
    };
  } catch {
    return null;
  }
}

const saleReply = object({ billing_agreement_id: string() });

/** Adds the subscription of the event's sale. Adds none if PayPal does not know the sale, or the sale has no subscription. */
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
