import { baseCurrency } from '#domain/currency.ts';
import { formatRoundMoney, toMinorUnits } from '#domain/money.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { priceList } from '#domain/priceList.ts';
import { brand } from './brand.ts';

function dollars(amount: number): string {
  const minor = toMinorUnits(amount, baseCurrency);
  if (minor === undefined) throw new Error(`the price list has no plain amount: ${amount}`);
  return formatRoundMoney({ amount: minor, currency: baseCurrency });
}

function listed(name: PublicPlanName) {
  const { prices, freeTrialDays, features } = priceList[name];
  const price = prices[baseCurrency];
  if (!price) throw new Error(`the price list has no ${baseCurrency} price for ${name}`);
  return { ...price, freeTrialDays, features };
}

const monthly = listed('Monthly');
const yearly = listed('Yearly');
const monthsInYear = 12;
const twelveMonths = monthly.price * monthsInYear;
const saved = twelveMonths - yearly.price;

/** Every word of the landing page. Prices come from the price list. */
export const landing = {
  header: {
    label: 'Site',
    signUp: 'Sign Up',
    dashboard: { label: 'Dashboard', href: brand.dashboardUrl },
  },

  hero: {
    title: 'Take control of your food truck with smart geolocation intelligence',
    body: 'Maps show which spots actually make money. No special hardware required: it runs on the tablet you already own.',
    start: 'Get Started',
    prices: { label: 'See prices', href: '#pricing' },
  },

  pricing: {
    id: 'pricing',
    title: 'Pricing',
    body: 'Cancel anytime. No questions asked, no cancellation fees.',
    plans: [
      {
        name: 'Monthly',
        price: dollars(monthly.price),
        period: 'per month',
        notes: [`${monthly.freeTrialDays}-day free trial`],
        features: monthly.features,
        start: 'Start with Monthly',
      },
      {
        name: 'Yearly',
        badge: 'MOST POPULAR',
        price: dollars(yearly.pricePerMonth ?? yearly.price / monthsInYear),
        period: 'per month',
        notes: [
          `Billed annually at ${dollars(yearly.price)}`,
          `${yearly.freeTrialDays}-day free trial`,
          `Save ${dollars(saved)} per year`,
          `Save ${Math.floor((saved / twelveMonths) * 100)}% by paying annually`,
        ],
        features: yearly.features,
        start: 'Start with Yearly',
      },
    ],
    devices: `The first POS device is included. Each additional device costs ${dollars(monthly.additionalDevice)} a month, on a yearly plan ${dollars(yearly.additionalDevice)} billed with the year. You can change the number after sign-up.`,
  },

  footer: {
    label: 'About this site',
    links: [
      { label: 'Pricing', href: '/#pricing' },
      { label: 'Terms of Use', href: '/terms-of-use' },
      { label: 'Privacy Notice', href: '/privacy-notice' },
      { label: 'Cookies', href: '/cookies' },
      { label: `Write to ${brand.supportEmail}`, href: `mailto:${brand.supportEmail}` },
    ],
    copyright: (year: number) => `© ${year} ${brand.name}`,
  },
} as const;
