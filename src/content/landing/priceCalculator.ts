import { limits } from '#domain/limits.ts';
import { counted } from '../counted.ts';
import { currencyOptions, pricesElsewhere } from '../currencies.ts';

const { min, max } = limits.posDevices;

/** The price calculator: what the visitor's own devices cost. */
export const priceCalculator = {
  title: 'Your own price',
  lead: 'To the cent, as the checkout will show it.',
  devices: {
    label: 'POS devices',
    rangeLabel: 'POS devices, slider',
    hint: `Tablets that take orders, ${min} to ${max}. The first is included.`,
  },
  plan: {
    label: 'Plan',
    options: [
      { value: 'Monthly', label: 'Monthly', note: 'Billed every month' },
      { value: 'Yearly', label: 'Yearly', note: 'Billed once a year' },
    ],
  },
  currency: { label: 'Currency', options: currencyOptions, elsewhere: pricesElsewhere },
  bill: {
    title: 'Your price',
    plan: (plan: string) => `${plan} plan`,
    firstDevice: 'First device included',
    extraDevices: (count: number, each: string) =>
      `${counted(count, 'extra device', 'extra devices')} at ${each}`,
    total: (devices: number) => counted(devices, 'device', 'devices'),
    /** What the total is for, and what it comes to by the other measure. */
    period: {
      month: (year: string) => `per month. Twelve months come to ${year}.`,
      year: (month: string) => `per year. That is ${month} per month.`,
    },
    saves: (amount: string, percent: number) =>
      `You save ${amount} a year against paying monthly, ${percent}% off.`,
    wouldSave: (amount: string, percent: number) =>
      `Paid yearly, the same devices cost ${amount} less a year, ${percent}% off.`,
  },
  start: (plan: string) => `Start with ${plan}`,
} as const;
