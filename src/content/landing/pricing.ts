import { monthlyShare, yearlySaving } from '#domain/comparison.ts';
import { baseCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatMoney, formatRoundMoney, type MinorUnits } from '#domain/money.ts';
import { priceIn, publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { brand } from '../brand.ts';
import { counted } from '../counted.ts';

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
  title: `What ${brand.name} costs`,
  lead: 'Two ways to pay, one product: everything is in both. Cancel anytime, no questions asked, no cancellation fees.',
  plans: [
    {
      name: 'Monthly',
      price: round(monthlyShare(monthly).amount),
      period: 'per month',
      notes: [`${monthly.trialDays}-day free trial`, 'Billed every month'],
      features: plans.Monthly.features,
      start: 'Start with Monthly',
    },
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
      features: plans.Yearly.features,
      start: 'Start with Yearly',
    },
  ],
  devices: `The first POS device is included. Each additional device costs ${round(priceIn(plans.Monthly, currency).additionalDevice)} a month, on a yearly plan ${round(priceIn(plans.Yearly, currency).additionalDevice)} billed with the year. You can change the number after sign-up.`,
  table: {
    summary: `Every price for ${min} to ${max} devices`,
    caption: 'What a plan costs, in US dollars',
    devices: 'POS devices',
    columns: ['Monthly, per month', 'Yearly, per year'],
    rows: Array.from({ length: max - min + 1 }, (_, index) => {
      const devices = min + index;
      return {
        devices: counted(devices, 'device', 'devices'),
        prices: publicPlanNames.map((name) => formatMoney({ amount: quoted(name, devices).total, currency })),
      };
    }),
  },
} as const;
