import type { BillingInterval } from './plan.ts';
import { pluralize } from './pluralize.ts';

const everyPeriod = { month: 'every month', year: 'every year' } as const;

const cancelAnytime =
  'Cancel anytime on your account page, in two clicks, or in your PayPal account under automatic payments.';

/**
 * The texts of charge dates, for screens and e-mails. They are in the domain rather than in `src/content`, because the
 * functions, which send the e-mails, can import only the domain.
 */
export const timelineWords = {
  label: 'What happens when',
  today: 'Today',
  /** The dates on a page that does not know today's date. */
  afterDays: (days: number) => `After ${pluralize(days, 'day', 'days')}`,
  later: { month: 'A month later', year: 'A year later' },
  freeStart: 'The subscription starts. You won’t be charged, now or later.',
  trialStart: (days: number) => `The ${days}-day free trial starts. Nothing is charged.`,
  chargedStart: 'The subscription starts and the first charge is made.',
  reminder: 'We’ll send you a reminder by email.',
  /** PayPal counts days in Pacific time and charges at 10:00 UTC (reference/PayPal.mdx#trials-and-billing-days). */
  firstCharge: 'Early that day, Pacific time, the trial ends and the first charge is made.',
  resumedStart: 'Your subscription continues with the days you have left. Nothing is charged.',
  resumedCharge: 'The first charge is made.',
  /** `day` is the last day of the access. */
  usable: (product: string, day: string) => `You can use ${product} through ${day}.`,
  renewal: (interval: BillingInterval) => `Then the same ${everyPeriod[interval]}, until you cancel.`,
  cancel: {
    title: 'How to cancel',
    free: 'There’s nothing to pay. You can end the subscription on your account page anytime.',
    charged: cancelAnytime,
    trial: `${cancelAnytime} Cancel before the first charge and you won’t pay anything.`,
  },
} as const;
