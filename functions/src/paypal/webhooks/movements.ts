import { array, object, string } from 'yup';
import type { PaymentEvent } from '../../payments/PaymentProvider.ts';
import { ifKnown } from '../../payments/PaymentProviderError.ts';
import { amountIn, readReply, timestampReply } from '../http/readReply.ts';
import type { RestClient } from '../http/restClient.ts';
import { movedNothing } from '../refunds.ts';
import type { ReadEvent } from './webhookEvents.ts';

/** The part of an event that reports something about a charge. */
export type Reported = Pick<PaymentEvent, 'chargeId' | 'movement' | 'dispute'>;

const refundKinds: Readonly<Record<string, 'refund' | 'reversal'>> = {
  'PAYMENT.SALE.REFUNDED': 'refund',
  'PAYMENT.SALE.REVERSED': 'reversal',
};

const linksReply = array(object({ href: string().required() })).default([]);

/** A refund or reversal as PayPal's older API writes it: negative; only a refund names its sale. */
const movementReply = object({
  id: string().required(),
  sale_id: string(),
  state: string(),
  create_time: timestampReply.required(),
  amount: object({ total: string().required(), currency: string().required() }).required(),
  links: linksReply,
});

/** The id in a link of the older API to a sale or a refund, whatever the link's host; undefined if no link leads there. */
function linked(kind: 'sale' | 'refund', links: ReadonlyArray<{ href: string }>): string | undefined {
  return links
    .map(({ href }) => (URL.canParse(href) ? new URL(href).pathname.split('/') : []))
    .find(
      ([, , payments, one, id, more]) => payments === 'payments' && one === kind && id && more === undefined,
    )
    ?.at(4);
}

/** The refund or reversal of an event; null if PayPal omits a part, so that only the list shows it. */
export function movementIn(type: string, resource: unknown): Reported | null {
  const kind = refundKinds[type];
  if (kind === undefined) return null;
  try {
    const {
      id,
      sale_id: named,
      state = '',
      create_time: at,
      amount,
      links,
    } = movementReply.validateSync(resource);
    const of = named ?? linked('sale', links);
    const { total: value, currency: code } = amount;
    if (id === of || movedNothing(state)) return null;
    const { amount: moved, currency } = amountIn({ currency_code: code, value });
    const movement = { id, kind, at, amount: moved, currency, refunded: false };
    return of === undefined ? { movement } : { movement: { ...movement, of }, chargeId: of };
  } catch {
    return null;
  }
}

const saleReply = object({ billing_agreement_id: string() });
const refundReply = object({ sale_id: string(), links: linksReply });
const relatedReply = object({ id: string(), sale_id: string(), links: linksReply });

/** The reply; null if PayPal knows no such movement. */
function readKnown(rest: RestClient, kind: 'sale' | 'refund', id: string): Promise<unknown> {
  return ifKnown(rest.get(`/v1/payments/${kind}/${encodeURIComponent(id)}`));
}

/** The sale that an event is about: named, linked, or named by the refund that is linked. Null if nothing leads to it. */
async function saleOf(rest: RestClient, { event, resource }: ReadEvent): Promise<string | null> {
  const { id, sale_id: named, links } = relatedReply.cast(resource);
  const known = event.chargeId ?? named ?? linked('sale', links);
  if (known !== undefined) return known;
  if (refundKinds[event.type] === undefined) return id ?? null;
  const refund = linked('refund', links) ?? id;
  const reply = refund === undefined ? null : await readKnown(rest, 'refund', refund);
  // Some reversals come under the id of the sale itself.
  if (reply === null) return id ?? null;
  const { sale_id: sale, links: more } = readReply(refundReply, reply);
  return sale ?? linked('sale', more) ?? null;
}

/** Adds a reversal's charge and the charge's subscription, which the event does not say, if PayPal knows them. */
export async function nameSubscription(rest: RestClient, read: ReadEvent): Promise<PaymentEvent> {
  const { movement, ...event } = read.event;
  const isAboutSale = event.type.startsWith('PAYMENT.SALE.') || event.chargeId !== undefined;
  const isComplete = event.subscriptionId !== null && (!movement || event.chargeId !== undefined);
  if (!isAboutSale || isComplete) return read.event;
  const sale = await saleOf(rest, read);
  if (sale === null) return event;
  // A reversal under the id of the sale itself names none.
  const isNamed = movement !== undefined && movement.id !== sale;
  const found = { ...event, ...(isNamed && { chargeId: sale, movement: { ...movement, of: sale } }) };
  if (event.subscriptionId !== null) return found;
  const reply = await readKnown(rest, 'sale', sale);
  if (reply === null) return found;
  return { ...found, subscriptionId: readReply(saleReply, reply).billing_agreement_id ?? null };
}
