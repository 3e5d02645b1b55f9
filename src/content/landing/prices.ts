import { monthlyShare, yearlySaving } from '#domain/comparison.ts';
import { baseCurrency, type Currency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatMoney, formatRoundMoney, type MinorUnits } from '#domain/money.ts';
import { priceForCurrency, publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor, type Quote } from '#domain/quote.ts';

const { min, max, included } = limits.posDevices;
const plans = { Monthly: listedPlan('Monthly'), Yearly: listedPlan('Yearly') };

function quoted(name: PublicPlanName, currency: Currency, posDevices: number = included): Quote {
  return quoteFor({ plan: plans[name], posDevices, currency });
}

/** The landing page's prices in the preferred currency, or in dollars if nothing is sold in it. */
export function pricesIn(preferred: Currency) {
  const monthly = quoted('Monthly', preferred);
  const yearly = quoted('Yearly', preferred);
  const saved = yearlySaving(yearly, monthly);
  const additional = (name: PublicPlanName) => {
    const { additionalDevice: amount, currency } = priceForCurrency(plans[name], preferred);
    return formatRoundMoney({ amount, currency });
  };
  const { currency } = monthly;
  return {
    currency,
    /** What is paid at first. */
    nothing: formatRoundMoney({ amount: 0, currency }),
    monthly: { perMonth: formatRoundMoney(monthlyShare(monthly)), trialDays: monthly.trialDays },
    yearly: {
      perMonth: formatRoundMoney(monthlyShare(yearly)),
      trialDays: yearly.trialDays,
      billed: formatRoundMoney({ amount: yearly.total, currency: yearly.currency }),
      /** The saving of a year over twelve months; null if there is none. */
      saved: saved && { amount: formatRoundMoney(saved), percent: saved.percent },
    },
    /** The price of an additional device. */
    additional: { Monthly: additional('Monthly'), Yearly: additional('Yearly') },
    /** The price of each number of devices, by plan. */
    rows: Array.from({ length: max - min + 1 }, (_, index) => {
      const devices = min + index;
      return {
        devices,
        prices: publicPlanNames.map((name) => {
          const { total: amount, currency } = quoted(name, preferred, devices);
          return formatMoney({ amount, currency });
        }),
      };
    }),
  };
}

function twoTablets(name: PublicPlanName) {
  const quote = quoted(name, baseCurrency, 2);
  const round = (amount: MinorUnits) => formatRoundMoney({ amount, currency: baseCurrency });
  return {
    total: formatMoney({ amount: quote.total, currency: baseCurrency }),
    base: round(quote.basePrice),
    additional: round(quote.additionalDevice),
    share: round(monthlyShare(quote).amount),
    trialDays: quote.trialDays,
  };
}

/** The price facts in the FAQ's answers. */
export const answered = {
  monthly: twoTablets('Monthly'),
  yearly: twoTablets('Yearly'),
};
