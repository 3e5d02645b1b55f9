import type { Currency } from '#domain/currency.ts';
import { formatMoney, type MinorUnits } from '#domain/money.ts';
import { priceForCurrency, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { samplePlan, sampleRegistration } from './samples.ts';

/** The sample owner's bill in a currency, or in dollars where the plan is not sold in it. */
export function sampleBill(currency: Currency, name: PublicPlanName = 'Monthly') {
  const plan = samplePlan(name);
  const quote = quoteFor({ plan, posDevices: sampleRegistration.posDevices, currency });
  const written = (amount: MinorUnits) => formatMoney({ amount, currency: quote.currency });
  const { basePrice, additionalDevice, extraDevices, extrasPrice, total } = quote;
  return {
    nothing: written(0),
    plan: written(basePrice),
    month: written(priceForCurrency(plan, currency).pricePerMonth ?? basePrice),
    device: written(additionalDevice),
    extraDevices,
    extras: written(extrasPrice),
    total: written(total),
  };
}
