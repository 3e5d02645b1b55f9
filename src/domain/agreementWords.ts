import type { BillingInterval } from './plan.ts';

const everyPeriod = { month: 'every month', year: 'every year' } as const;

/** The sentence that an owner accepts when they subscribe or consent to a change. The server stores it as shown. */
export const agreementWords = {
  sentence: (amount: string, interval: BillingInterval, day: string) =>
    `You agree to pay ${amount} ${everyPeriod[interval]}, starting ${day}, until you cancel.`,
} as const;
