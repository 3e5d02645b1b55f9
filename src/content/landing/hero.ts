import { baseCurrency as currency } from '#domain/currency.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatRoundMoney, type MinorUnits } from '#domain/money.ts';
import { priceForCurrency } from '#domain/plan.ts';

const plan = listedPlan('Monthly');
const monthly = priceForCurrency(plan, currency);

function dollars(amount: MinorUnits): string {
  return formatRoundMoney({ amount, currency });
}

/** The first screen of the landing page. The slip quotes the price list. */
export const hero = {
  id: 'home',
  kicker: 'For food trucks and mobile vendors',
  title: 'Take control of your food truck',
  titleEnd: 'with smart geolocation intelligence',
  body: 'Maps show which spots actually make money, hour by hour. Works with no signal. No special hardware required, just the tablet you own.',
  start: 'Get Started',
  watch: { label: 'Watch Demo', href: '#how-it-works' },
  promises: [
    `${dollars(0)} today`,
    `${plan.freeTrialDays} days free, then ${dollars(monthly.price)} a month`,
    'Pause or cancel, no fee',
  ],
  screens: {
    order: {
      alt: 'The order screen on a tablet: keys for tacos, dumplings, sides and drinks, and the order with its discounts and total.',
    },
    map: {
      alt: 'The map screen on a tablet: what each spot of a city made after costs at Tuesday lunch, the best of them glowing red.',
    },
  },
  slip: {
    title: 'One truck, one tablet',
    lines: [
      { what: 'Monthly plan', price: dollars(monthly.price) },
      { what: 'Each extra tablet', price: dollars(monthly.additionalDevice) },
      { what: `First ${plan.freeTrialDays} days`, price: 'free' },
      { what: 'No signal', price: 'still sells' },
      { what: 'Canceling', price: 'no fee' },
    ],
    total: { what: 'Due today', price: dollars(0) },
  },
} as const;
