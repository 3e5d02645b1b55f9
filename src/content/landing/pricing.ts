import { baseCurrency, type Currency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import { currencyPlurals } from '../currencies.ts';
import { tablets } from '#domain/tablets.ts';
import { pricesIn } from './prices.ts';

const { min, max } = limits.posDevices;

/** The two plans with their prices in the billed currency: the preferred one, or dollars if nothing is sold in it. */
export function planCards(preferred: Currency) {
  const { monthly, yearly } = pricesIn(preferred);
  const { Yearly, Monthly } = {
    Yearly: {
      name: 'Yearly',
      label: 'Yearly',
      badge: 'MOST POPULAR',
      price: yearly.perMonth,
      period: 'per month',
      notes: [
        `${yearly.trialDays}-day free trial`,
        `Billed annually at ${yearly.billed}`,
        ...(yearly.saved
          ? [`Save ${yearly.saved.amount} per year`, `Save ${yearly.saved.percent}% by paying annually`]
          : []),
      ],
      start: 'Start with Yearly',
    },
    Monthly: {
      name: 'Monthly',
      label: 'Monthly',
      price: monthly.perMonth,
      period: 'per month',
      notes: [`${monthly.trialDays}-day free trial`, 'Billed every month'],
      start: 'Start with Monthly',
    },
  } as const satisfies Record<PublicPlanName, unknown>;
  return [Yearly, Monthly] as const;
}

const columns: Record<PublicPlanName, string> = { Monthly: 'Monthly, per month', Yearly: 'Yearly, per year' };

function tableIn({ currency, rows }: ReturnType<typeof pricesIn>) {
  return {
    summary: `Every price for ${min} to ${max} tablets`,
    caption: `What a plan costs, in ${currencyPlurals[currency]}`,
    devices: 'Tablets',
    columns: publicPlanNames.map((name) => columns[name]),
    rows: rows.map(({ devices, prices }) => ({ devices: tablets(devices), prices })),
  } as const;
}

/** The texts below the plans, in the billed currency. */
export function furtherPrices(preferred: Currency) {
  const prices = pricesIn(preferred);
  return {
    devices: `The first tablet is included. Each additional one costs ${prices.additional.Monthly} a month, or ${prices.additional.Yearly} a year on the Yearly plan. Change the number anytime.`,
    table: tableIn(prices),
  };
}

/** The pricing section: the two plans, and every price in dollars. Amounts come from the price list. */
export const pricing = {
  id: 'pricing',
  /** The price of the default plan, in the billed currency. */
  titleIn: (currency: Currency) =>
    `${pricesIn(currency).monthly.perMonth} a\u00A0month, ${pricesIn(currency).nothing} today`,
  lead: 'Both plans include everything. Pause for the season. Cancel anytime, no questions asked, no cancellation fees.',
  plans: planCards(baseCurrency),
  /** The features, which both plans share. */
  included: { title: 'In both plans', features: listedPlan('Yearly').features },
  ...furtherPrices(baseCurrency),
} as const;
