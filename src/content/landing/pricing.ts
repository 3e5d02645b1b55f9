import { monthlyShare, yearlySaving } from '#domain/comparison.ts';
import { baseCurrency, type Currency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatMoney, formatRoundMoney } from '#domain/money.ts';
import { priceIn, publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { currencyPlurals } from '../currencies.ts';
import { pluralize } from '../pluralize.ts';

const { min, max, included } = limits.posDevices;
const plans = { Monthly: listedPlan('Monthly'), Yearly: listedPlan('Yearly') };

function quoted(name: PublicPlanName, currency: Currency, posDevices: number = included) {
  return quoteFor({ plan: plans[name], posDevices, currency });
}

/** The two plans with their prices in the billed currency: the preferred one, or dollars where nothing is sold in it. */
export function planCards(preferred: Currency) {
  const monthly = quoted('Monthly', preferred);
  const yearly = quoted('Yearly', preferred);
  const saved = yearlySaving(yearly, monthly);
  return [
    {
      name: 'Yearly',
      badge: 'MOST POPULAR',
      price: formatRoundMoney(monthlyShare(yearly)),
      period: 'per month',
      notes: [
        `${yearly.trialDays}-day free trial`,
        `Billed annually at ${formatRoundMoney({ amount: yearly.total, currency: yearly.currency })}`,
        ...(saved
          ? [`Save ${formatRoundMoney(saved)} per year`, `Save ${saved.percent}% by paying annually`]
          : []),
      ],
      start: 'Start with Yearly',
    },
    {
      name: 'Monthly',
      price: formatRoundMoney(monthlyShare(monthly)),
      period: 'per month',
      notes: [`${monthly.trialDays}-day free trial`, 'Billed every month'],
      start: 'Start with Monthly',
    },
  ] as const;
}

/** The price of additional devices in the billed currency, in a sentence. */
function devicesIn(preferred: Currency): string {
  const round = (name: PublicPlanName) => {
    const { additionalDevice: amount, currency } = priceIn(plans[name], preferred);
    return formatRoundMoney({ amount, currency });
  };
  return `The first POS device is included, each additional one costs ${round('Monthly')} a month (${round('Yearly')} with a year). Change the number after sign-up.`;
}

/** The table of all prices in the billed currency. */
function tableIn(preferred: Currency) {
  return {
    summary: `Every price for ${min} to ${max} devices`,
    caption: `What a plan costs, in ${currencyPlurals[priceIn(plans.Monthly, preferred).currency]}`,
    devices: 'POS devices',
    columns: ['Monthly, per month', 'Yearly, per year'],
    rows: Array.from({ length: max - min + 1 }, (_, index) => {
      const devices = min + index;
      return {
        devices: pluralize(devices, 'device', 'devices'),
        prices: publicPlanNames.map((name) => {
          const { total: amount, currency } = quoted(name, preferred, devices);
          return formatMoney({ amount, currency });
        }),
      };
    }),
  } as const;
}

/** What stands below the plans, in the billed currency. */
export function furtherPrices(preferred: Currency) {
  return { devices: devicesIn(preferred), table: tableIn(preferred) };
}

/** The pricing section: the two plans, and every price in dollars. The price list says how much. */
export const pricing = {
  id: 'pricing',
  title: `From ${formatRoundMoney(monthlyShare(quoted('Yearly', baseCurrency)))} a month, ${formatRoundMoney({ amount: 0, currency: baseCurrency })} today`,
  lead: 'Both plans include everything. Cancel anytime, no questions asked, no cancellation fees.',
  plans: planCards(baseCurrency),
  /** The features of either plan; they are the same. */
  included: { title: 'In both plans', features: plans.Yearly.features },
  ...furtherPrices(baseCurrency),
} as const;
