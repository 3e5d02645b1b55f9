import { plans as words } from '#content/funnel/plans.ts';
import { formatMoney } from '#domain/money.ts';
import type { PlanOffer } from './usePlans.ts';

/** What a plan's card says. */
export interface PlanWords {
  price: string;
  period: string;
  disclaimer: string;
  features: readonly string[];
}

/**
 * Words a plan from its data, or with the specification's fallbacks while the data is missing. A yearly price is
 * given by the month only where that is exact: with the included device alone.
 */
export function planWords({ name, quote, pricePerMonth, features }: PlanOffer): PlanWords {
  if (!quote) return { ...words.fallback[name], period: words.perInterval.month };
  const { currency, total, interval, posDevices, extraDevices, trialDays } = quote;
  const whole = formatMoney({ amount: total, currency });
  const byTheMonth = interval === 'year' && pricePerMonth !== null && extraDevices === 0;
  const price = byTheMonth ? formatMoney({ amount: pricePerMonth, currency }) : whole;
  const facts = [words.devices(posDevices), ...(byTheMonth ? [words.billedAnnually(whole)] : [])].join(', ');
  return {
    price,
    period: words.perInterval[byTheMonth ? 'month' : interval],
    disclaimer: `${facts}\n${words.trial(trialDays)}`,
    features,
  };
}
