import { currencies, type Currency } from './currency.ts';
import { toMinorUnits, type MinorUnits } from './money.ts';
import type { Plan, PublicPlanName } from './plan.ts';
import { priceList } from './priceList.ts';

/**
 * The plan as the price list sells it, in the form the documents are read into, so that what is said before a visitor
 * signs up comes out of the same arithmetic. Which plan at PayPal bills it is known only to the documents: its ids are
 * null.
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
          paypalPlanId: null,
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
