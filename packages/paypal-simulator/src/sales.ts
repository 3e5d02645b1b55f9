import { paypalTime } from './billingClock.ts';
import { unprocessable } from './apiError.ts';
import { newId } from './ids.ts';
import { paypalValue } from './money.ts';
import type { Bill } from './pricing.ts';
import type { Sale, Subscription } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

const eventOf = { charge: 'COMPLETED', refund: 'REFUNDED', reversal: 'REVERSED' } as const;

export function salesOf({ sales = [] }: Subscription): readonly Sale[] {
  return sales;
}

/** A movement of money at PayPal's older API. */
interface View {
  simulator: PayPalSimulator;
  subscription: Subscription;
  sale: Sale;
}

/** A link of PayPal's older API. */
const link = (simulator: PayPalSimulator, rel: string, kind: 'sale' | 'refund', id: string) => ({
  href: `${simulator.url}/v1/payments/${kind}/${id}`,
  rel,
  method: 'GET',
});

/** A charge as in `GET /v1/payments/sale/{id}`, or a refund as in `GET /v1/payments/refund/{id}`; only a charge names its subscription. */
export function saleView({ simulator, subscription, sale }: View): object {
  const { id, kind, time, amount, currency, of } = sale;
  const { id: subscriptionId, custom_id: custom } = subscription;
  return {
    id,
    state: 'completed',
    ...(of === undefined ? { billing_agreement_id: subscriptionId } : { sale_id: of }),
    ...(custom !== undefined && { custom }),
    amount: { total: `${kind === 'charge' ? '' : '-'}${paypalValue(amount, currency)}`, currency },
    create_time: time,
    links: [
      link(simulator, 'self', of === undefined ? 'sale' : 'refund', id),
      ...(of === undefined ? [] : [link(simulator, 'sale', 'sale', of)]),
    ],
  };
}

/** The resource of a movement's event. PayPal's published reversal names neither its sale nor a subscription. */
function eventResource(view: View): Record<string, unknown> {
  const resource = { ...saleView(view) } as Record<string, unknown>;
  if (view.sale.kind !== 'reversal') return resource;
  const { sale_id: _sale, custom: _custom, links: _links, ...rest } = resource;
  return { ...rest, links: [link(view.simulator, 'self', 'refund', view.sale.id)] };
}

function write(simulator: PayPalSimulator, subscription: Subscription, sale: Sale): Subscription {
  const changed = simulator.ledger.changeSubscription(subscription, (current) => ({
    sales: [...salesOf(current), sale],
  }));
  simulator.courier.emit({
    eventType: `PAYMENT.SALE.${eventOf[sale.kind]}`,
    resourceType: sale.kind === 'refund' ? 'refund' : 'sale',
    summary: `A payment was ${eventOf[sale.kind].toLowerCase()}.`,
    resource: eventResource({ simulator, subscription: changed, sale }),
  });
  return changed;
}

export function recordCharge(
  simulator: PayPalSimulator,
  subscription: Subscription,
  bill: Bill,
): Subscription {
  const time = paypalTime(simulator.now());
  return write(simulator, subscription, { id: newId('', 17), kind: 'charge', time, ...bill });
}

export function findSale(
  { ledger }: PayPalSimulator,
  saleId: string,
): { subscription: Subscription; sale: Sale } | undefined {
  for (const subscription of Object.values(ledger.books.subscriptions)) {
    const sale = salesOf(subscription).find(({ id }) => id === saleId);
    if (sale) return { subscription, sale };
  }
  return undefined;
}

export function refundedOf(subscription: Subscription, { id }: Sale): number {
  return salesOf(subscription)
    .filter(({ of, undone = false }) => of === id && !undone)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Refunds a charge in full or in part. Refuses a refund of more than the charge, and of anything but a charge. */
export function returnMoney(
  simulator: PayPalSimulator,
  { subscription, sale }: { subscription: Subscription; sale: Sale },
  { kind, amount }: { kind: 'refund' | 'reversal'; amount?: number | undefined },
): Subscription {
  const left = sale.kind === 'charge' ? sale.amount - refundedOf(subscription, sale) : 0;
  const wanted = amount ?? left;
  if (wanted <= 0 || wanted > left) throw unprocessable('INVALID_PARAMETER_VALUE');
  const time = paypalTime(simulator.now());
  const { id: of, currency } = sale;
  return write(simulator, subscription, { id: newId('', 17), kind, time, amount: wanted, currency, of });
}

/** Undoes the reversals of a charge: its money is the seller's again. PayPal publishes no event of the sale for it. */
export function undoReversals(
  { ledger }: PayPalSimulator,
  { subscription, sale }: { subscription: Subscription; sale: Sale },
): void {
  const isUndone = ({ of, kind }: Sale) => of === sale.id && kind === 'reversal';
  const undo = (one: Sale): Sale => (isUndone(one) ? { ...one, undone: true } : one);
  ledger.changeSubscription(subscription, (current) => ({ sales: salesOf(current).map(undo) }));
}
