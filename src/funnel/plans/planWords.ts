import { plans as words } from '#content/funnel/plans.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import type { PlanOffer } from './usePlans.ts';

/** The texts of a plan's card. */
export interface PlanWords {
  price: string;
  period: string;
  disclaimer: string;
  features: readonly string[];
}

/**
 * Words a plan from its data, or with the fallbacks of R-PRICE-FALLBACK while the data is missing. Both plans are priced
 * by the month, for the owner's devices, so that they can be compared; what is really billed, and when, stands below.
 */
export function planWords({ name, quote, perMonth, saving, features }: PlanOffer): PlanWords {
  if (!quote || !perMonth) return { ...words.fallback[name], period: words.perInterval.month };
  const { currency, total, interval, posDevices, trialDays } = quote;
  const written = ({ amount }: Pick<Money, 'amount'>) => formatMoney({ amount, currency });
  const billed = interval === 'year' ? words.billedAnnually(written({ amount: total })) : words.billedMonthly;
  const facts = [
    `${words.devices(posDevices)}, ${billed}`,
    ...(saving ? [words.saves(written(saving), saving.percent)] : []),
    ...(trialDays > 0 ? [words.trial(trialDays)] : []),
  ];
  return {
    price: perMonth.exact ? written(perMonth) : words.about(written(perMonth)),
    period: words.perInterval.month,
    disclaimer: facts.join('\n'),
    features,
  };
}
