import { monthlyShare, yearlySaving } from '#domain/comparison.ts';
import { baseCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatMoney, formatRoundMoney, type MinorUnits } from '#domain/money.ts';
import { priceIn, publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { pluralize } from '../pluralize.ts';

const { min, max, included } = limits.posDevices;
const currency = baseCurrency;

function round(amount: MinorUnits): string {
  return formatRoundMoney({ amount, currency });
}

function quoted(name: PublicPlanName, posDevices: number = included) {
  return quoteFor({ plan: listedPlan(name), posDevices, currency });
}

const plans = { Monthly: listedPlan('Monthly'), Yearly: listedPlan('Yearly') };
const monthly = quoted('Monthly');
const yearly = quoted('Yearly');
const saved = yearlySaving(yearly, monthly);
if (!saved) throw new Error('the price list sells the year for no less than its months');

/** The pricing section: the two plans, and every price in dollars. The price list says how much. */
export const pricing = {
  id: 'pricing',
  title: `From ${round(monthlyShare(yearly).amount)} a month, ${round(0)} today`,
  lead: 'Everything is in both. Cancel anytime, no questions asked, no cancellation fees.',
  plans: [
    {
      name: 'Yearly',
      badge: 'MOST POPULAR',
      price: round(monthlyShare(yearly).amount),
      period: 'per month',
      notes: [
        `${yearly.trialDays}-day free trial`,
        `Billed annually at ${round(yearly.total)}`,
        `Save ${round(saved.amount)} per year`,
        `Save ${saved.percent}% by paying annually`,
      ],
      start: 'Start with Yearly',
    },
    {
      name: 'Monthly',
      price: round(monthlyShare(monthly).amount),
      period: 'per month',
      notes: [`${monthly.trialDays}-day free trial`, 'Billed every month'],
      start: 'Start with Monthly',
    },
  ],
  /** The features of either plan; they are the same. */
  included: { title: 'In both plans', features: plans.Yearly.features },
  devices: `The first POS device is included, each additional one costs ${round(priceIn(plans.Monthly, currency).additionalDevice)} a month (${round(priceIn(plans.Yearly, currency).additionalDevice)} with a year). Change the number after sign-up.`,
  table: {
    summary: `Every price for ${min} to ${max} devices`,
    caption: 'What a plan costs, in US dollars',
    devices: 'POS devices',
    columns: ['Monthly, per month', 'Yearly, per year'],
    rows: Array.from({ length: max - min + 1 }, (_, index) => {
      const devices = min + index;
      return {
        devices: pluralize(devices, 'device', 'devices'),
        prices: publicPlanNames.map((name) => formatMoney({ amount: quoted(name, devices).total, currency })),
      };
    }),
  },
} as const;
