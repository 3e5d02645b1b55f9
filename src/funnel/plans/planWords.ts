import { plans as words } from '#content/funnel/plans.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';
import type { PlanOffer } from './usePlans.ts';

export interface PlanWords {
  price: string;
  period: string;
  disclaimer: string;
  features: readonly string[];
}

/** The first event: a trial or, for an owner who already had one, a charge. */
function beginning({ trialDays, total, firstChargeAt }: Quote): string[] {
  if (trialDays > 0) return [words.trial(trialDays)];
  if (total === 0) return [];
  return [firstChargeAt === null ? words.firstChargeToday : words.firstChargeOn(formatDay(firstChargeAt))];
}

/**
 * Formats the texts of a plan card, with the fallbacks of R-PRICE-FALLBACK while the plan's data is missing. Both plans show
 * a comparable price per month for the owner's devices; the billed amount and its date are shown below.
 */
export function planWords({ name, quote, perMonth, saving, features }: PlanOffer): PlanWords {
  if (!quote || !perMonth) return { ...words.fallback[name], period: words.perInterval.month };
  const { currency, total, interval, posDevices } = quote;
  const written = ({ amount }: Pick<Money, 'amount'>) => formatMoney({ amount, currency });
  const billed = {
    month: words.billedMonthly,
    year: words.billedAnnually(written({ amount: total })),
  }[interval];
  const facts = [
    `${words.devices(posDevices)}, ${billed}`,
    ...(saving ? [words.saves(written(saving), saving.percent)] : []),
    ...beginning(quote),
  ];
  return {
    price: perMonth.exact ? written(perMonth) : words.about(written(perMonth)),
    period: words.perInterval.month,
    disclaimer: facts.join('\n'),
    features: words.features(features),
  };
}
