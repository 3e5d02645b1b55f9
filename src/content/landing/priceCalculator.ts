import { limits } from '#domain/limits.ts';
import { extraTablets, tablets } from '#domain/tablets.ts';
import { currencyOptions, pricesElsewhere } from '../currencies.ts';

const { min, max } = limits.posDevices;

/** The price calculator: the price of the visitor's tablets, to the cent, as in the checkout. */
export const priceCalculator = {
  label: 'Your price',
  posDevices: {
    label: 'Tablets',
    lessLabel: 'Remove a tablet',
    moreLabel: 'Add a tablet',
    hint: `${min} to ${max} tablets`,
  },
  plan: 'Plan',
  currency: { label: 'Currency', options: currencyOptions, elsewhere: pricesElsewhere },
  bill: {
    title: 'Your price',
    plan: (plan: string) => `${plan} plan`,
    firstDevice: 'First tablet included',
    extraDevices: extraTablets,
    total: tablets,
    /** Labels of the total and of its monthly or yearly equivalent. */
    period: {
      month: (year: string) => `per month. Twelve months come to ${year}.`,
      year: (month: string) => `per year. That’s ${month} per month.`,
    },
  },
} as const;
