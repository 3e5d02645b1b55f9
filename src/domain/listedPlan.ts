import { currencies, type Currency } from './currency.ts';
import { toMinorUnits, type MinorUnits } from './money.ts';
import type { Plan, PublicPlanName } from './plan.ts';
import { priceList } from './priceList.ts';

/**
 * Converts a plan of the price list to the form of a stored plan, so pages before the sign-up use the same calculation. Only
 * stored documents have the payment provider's plan ids, so they are null here.
 */
export function listedPlan(name: PublicPlanName): Plan {
  const { interval, freeTrialDays, features, prices } = priceList[name];
  return {
    name,
    interval,
    freeTrialDays,
    features: [...features],
    prices: currencies.flatMap((currency) => {
      const listed = prices[currency];
      if (!listed) return [];
      const { price, additionalDevice, pricePerMonth } = listed;
      return [
        {
          currency,
          price: minor(price, currency),
          additionalDevice: minor(additionalDevice, currency),
          pricePerMonth: pricePerMonth === undefined ? null : minor(pricePerMonth, currency),
          providerPlanId: null,
        },
      ];
    }),
  };
}

function minor(amount: number, currency: Currency): MinorUnits {
  const units = toMinorUnits(amount, currency);
  if (units === undefined) throw new Error(`the price list has no plain amount in ${currency}: ${amount}`);
  return units;
}
