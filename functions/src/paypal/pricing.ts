import { array, object, string, type InferType } from 'yup';
import { isCurrency, type Currency } from '#domain/currency.ts';
import { toDecimalString, toMinorUnits, type MinorUnits } from '#domain/money.ts';
import type { NewPrice, PlanTerms, SubscriptionOffer } from '../payments/PaymentProvider.ts';

// How a price for several devices is expressed at PayPal is decided in this file and nowhere else. A fixed price is
// charged once for every unit ordered, so three devices would cost three subscriptions. Tiers add up instead; where
// PayPal takes no tier for a single device, the price of each subscription is overridden with the exact total
// (reference/PayPal.mdx#tiers).

/** An amount as PayPal answers it. */
export const amountReply = object({ currency_code: string().required(), value: string().required() });

/** A billing cycle's `pricing_scheme` as PayPal answers it. */
export const pricingSchemeReply = object({
  pricing_model: string(),
  tiers: array(
    object({
      starting_quantity: string().required(),
      ending_quantity: string(),
      amount: amountReply.required(),
    }),
  ),
  fixed_price: amountReply.optional().default(undefined),
});

type PricingSchemeReply = InferType<typeof pricingSchemeReply>;

/** A price for each device: the first and each further one. */
interface TieredPrice {
  kind: 'tiered';
  currency: Currency;
  price: MinorUnits;
  additionalDevice: MinorUnits;
}

/** One price: of the plan, the first device's; of a subscription, its total. */
interface FixedPrice {
  kind: 'fixed';
  currency: Currency;
  price: MinorUnits;
}

/** How a plan at PayPal is priced. */
export type PlanPrice = TieredPrice | FixedPrice;

/** A plan as an order needs to know it: its price, and the number of the cycle that is charged. */
interface OrderedPlan {
  price: PlanPrice;
  sequence: number;
}

/** An amount as PayPal takes it. */
export const moneyOf = (amount: MinorUnits, currency: Currency) => ({
  currency_code: currency,
  value: toDecimalString({ amount, currency }),
});

/** The price of each device as tiers. */
function tiersOf({
  currency,
  price,
  additionalDevice,
}: Pick<PlanTerms, 'currency' | 'price' | 'additionalDevice'>) {
  return [
    { starting_quantity: '1', ending_quantity: '1', amount: moneyOf(price, currency) },
    { starting_quantity: '2', amount: moneyOf(additionalDevice, currency) },
  ];
}

/** The `pricing_scheme` of a plan that charges one price for the first device and another for each further one. */
export function tieredScheme(terms: PlanTerms): object {
  return { pricing_model: 'TIERED', tiers: tiersOf(terms) };
}

/** The `pricing_scheme` of a plan that charges for the first device; more are priced by each subscription. */
export function fixedScheme({ currency, price }: Pick<PlanTerms, 'currency' | 'price'>): object {
  return { fixed_price: moneyOf(price, currency) };
}

/** The pricing part of a new subscription, sent with the plan's id. */
export function pricedOrder(
  offer: Pick<SubscriptionOffer, 'posDevices' | 'total' | 'currency'>,
  plan: OrderedPlan,
): object {
  return plan.price.kind === 'fixed' && offer.posDevices === 1 ? {} : pricedRevision(offer, plan);
}

/**
 * The pricing part of a revision, sent with the plan's id. A fixed price is always overridden, even for one device,
 * so that no earlier override stays in force.
 */
export function pricedRevision(
  { posDevices, total, currency }: Pick<SubscriptionOffer, 'posDevices' | 'total' | 'currency'>,
  plan: OrderedPlan,
): object {
  if (plan.price.kind === 'tiered') return { quantity: String(posDevices) };
  const cycle = { sequence: plan.sequence, pricing_scheme: fixedScheme({ currency, price: total }) };
  return { plan: { billing_cycles: [cycle] } };
}

/** The JSON patch that sets the price of one subscription; it keeps the kind of its present price, as PayPal demands. */
export function repricing({ price: present, sequence }: OrderedPlan, price: NewPrice): object[] {
  const scheme =
    present.kind === 'tiered'
      ? { tiers: tiersOf(price) }
      : fixedScheme({ currency: price.currency, price: price.total });
  return Object.entries(scheme).map(([part, value]) => ({
    op: 'replace',
    path: `/plan/billing_cycles/@sequence==${sequence}/pricing_scheme/${part}`,
    value: value as unknown,
  }));
}

function tieredIn({ pricing_model: model, tiers }: PricingSchemeReply): TieredPrice | null {
  const [first, further, ...more] = tiers ?? [];
  if (model !== 'TIERED' || !first || !further || more.length > 0) return null;
  if (Number(first.ending_quantity) !== 1) return null;
  const currency = first.amount.currency_code;
  if (!isCurrency(currency) || further.amount.currency_code !== currency) return null;
  const price = toMinorUnits(first.amount.value, currency);
  const additionalDevice = toMinorUnits(further.amount.value, currency);
  if (price === undefined || additionalDevice === undefined) return null;
  return { kind: 'tiered', currency, price, additionalDevice };
}

function fixedIn({ currency_code: currency, value }: InferType<typeof amountReply>): FixedPrice | null {
  const price = isCurrency(currency) ? toMinorUnits(value, currency) : undefined;
  return isCurrency(currency) && price !== undefined ? { kind: 'fixed', currency, price } : null;
}

/** Reads either kind of price; null when it is another. */
export function planPriceIn(scheme: PricingSchemeReply): PlanPrice | null {
  const { fixed_price: fixed, tiers, pricing_model: model } = scheme;
  if (!fixed) return tieredIn(scheme);
  return tiers === undefined && model === undefined ? fixedIn(fixed) : null;
}

/** Whether subscriptions to a plan of this price can be made to charge these terms for any number of devices. */
export function canCharge(price: PlanPrice, terms: PlanTerms): boolean {
  if (price.currency !== terms.currency || price.price !== terms.price) return false;
  return price.kind === 'fixed' || price.additionalDevice === terms.additionalDevice;
}

/** The charge of a subscription per period, and its number of devices if the price determines it. */
export interface Charge {
  currency: Currency;
  total: MinorUnits;
  posDevices: number | null;
}

/** Reads a subscription's charge from its own price; null for an order we never make. */
export function chargeOf(order: { quantity: string }, price: PlanPrice): Charge | null {
  const { currency } = price;
  const quantity = /^\s*\d{1,9}\s*$/u.test(order.quantity) ? Number(order.quantity) : 0;
  if (price.kind === 'fixed') {
    return quantity === 1 ? { currency, total: price.price, posDevices: null } : null;
  }
  if (quantity < 1) return null;
  const total = price.price + (quantity - 1) * price.additionalDevice;
  return { currency, total, posDevices: quantity };
}
