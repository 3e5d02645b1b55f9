import { baseCurrency } from '#domain/currency.ts';
import { pricesIn } from './prices.ts';

const { monthly, additional, nothing } = pricesIn(baseCurrency);

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
    `${nothing} today`,
    `${monthly.trialDays} days free, then ${monthly.perMonth} a month`,
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
      { what: 'Monthly plan', price: monthly.perMonth },
      { what: 'Each extra tablet', price: additional.Monthly },
      { what: `First ${monthly.trialDays} days`, price: 'free' },
      { what: 'No signal', price: 'still sells' },
      { what: 'Canceling', price: 'no fee' },
    ],
    total: { what: 'Due today', price: nothing },
  },
} as const;
