import { minorUnits } from './money.ts';
import type { BillingCycle, PricingScheme } from './resources.ts';

/** The price of a subscription's period: minor units and an ISO 4217 code. */
export interface Bill {
  amount: number;
  currency: string;
}

/**
 * The price of a quantity in a pricing scheme. A fixed price is charged for every unit; TIERED charges each unit at its
 * tier's price; VOLUME charges every unit at the last unit's tier price (reference/PayPal.mdx#tiers).
 */
export function billFor(scheme: PricingScheme, quantity: number): Bill | undefined {
  if (scheme.fixed_price) {
    const each = minorUnits(scheme.fixed_price);
    if (each === undefined) return undefined;
    return { amount: each * quantity, currency: scheme.fixed_price.currency_code };
  }
  const currency = scheme.tiers?.[0]?.amount.currency_code;
  if (!scheme.tiers || currency === undefined) return undefined;
  let amount = 0;
  for (const tier of scheme.tiers) {
    const first = Number(tier.starting_quantity);
    const last = tier.ending_quantity === undefined ? Infinity : Number(tier.ending_quantity);
    const each = minorUnits(tier.amount) ?? 0;
    if (scheme.pricing_model === 'TIERED') {
      amount += each * Math.max(0, Math.min(quantity, last) - first + 1);
    } else if (quantity >= first && quantity <= last) {
      amount = each * quantity;
    }
  }
  return { amount, currency };
}

/** The price of the regular cycle for one period; undefined if the cycles have no regular price. */
export function regularBill(cycles: readonly BillingCycle[], quantity: number): Bill | undefined {
  const scheme = cycles.find((cycle) => cycle.tenure_type === 'REGULAR')?.pricing_scheme;
  return scheme && billFor(scheme, quantity);
}
