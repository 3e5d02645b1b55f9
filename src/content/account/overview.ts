import { timelineWords } from '#domain/timelineWords.ts';
import type { AccountState } from '#domain/account.ts';
import type { BillingInterval } from '#domain/plan.ts';
import { brand } from '../brand.ts';
import { pluralize } from '../pluralize.ts';
import { perInterval } from '../funnel/intervals.ts';

const everyPeriod = { month: 'every month', year: 'every year' } as const;

/** The top of the account's page: what is paid, when, and what needs attention. */
export const overview = {
  heading: 'Your account',
  loading: 'Loading your account...',
  footer: `About ${brand.name}`,
  noSubscription: 'There is no subscription for this account yet.',
  planName: (plan: string) => `${plan} plan`,
  deviceCount: (count: number) => pluralize(count, 'device', 'devices'),
  /** Devices that count until a day on which the agreed ones take their place. */
  devicesUntil: (count: number, day: string, then: number) =>
    `${pluralize(count, 'device', 'devices')} until ${day}, then ${then}`,
  perInterval,
  free: 'FREE',
  /** The state in one or two words. */
  states: {
    trial: 'Free trial',
    active: 'Active',
    paymentFailed: 'Payment failed',
    unpaid: 'Not paid for',
    suspended: 'Suspended',
    cancelled: 'Cancelled',
    ended: 'Ended',
  } satisfies Record<AccountState, string>,
  /** The state in a sentence, below the price. */
  stateLines: {
    trial: (day: string) => `Free until ${day}.`,
    active: (interval: BillingInterval) => `Renews by itself ${everyPeriod[interval]}.`,
    activeFree: 'Nothing is charged, now or later.',
    paymentFailed: 'The last charge did not go through.',
    unpaid: 'The money for this time was given back.',
    suspended: 'PayPal charges nothing at the moment.',
    cancelled: (day: string) => `Nothing more is charged. Yours until ${day}.`,
    ended: (day: string) => `Ended on ${day}. Nothing is charged.`,
    endedSome: 'It has ended. Nothing is charged.',
  },
  rows: {
    nextCharge: 'Next charge',
    nextTry: 'Next try',
    noCharge: 'None',
    nextChargeOn: (amount: string, day: string) => `${amount} on ${day}`,
    devices: 'Devices',
    coupon: 'Coupon',
    accessUntil: 'Yours until',
    accessEnded: 'Ended',
    account: 'Account',
    subscription: 'Subscription ID',
  },
  timeline: {
    label: 'What happens when',
    trialStarted: (days: number) => `The ${days}-day free trial started. Nothing was charged.`,
    started: 'The subscription started.',
    charged: 'The last charge was made.',
    reminder: 'We send you a reminder by email.',
    firstCharge: timelineWords.firstCharge,
    nextCharge: 'The next charge is made.',
    renewal: (interval: BillingInterval) => `Then the same ${everyPeriod[interval]}, until you cancel.`,
    failed: 'PayPal could not make this charge.',
    nextTry: 'PayPal tries this charge again.',
    cancelled: 'You cancelled. Nothing more is charged.',
    accessEnds: `Your access to ${brand.name} ends.`,
    accessEnded: `Your access to ${brand.name} ended.`,
    howToCancel: {
      title: 'How to cancel',
      body: 'On this page, in two clicks, at any time. Before the first charge you pay nothing.',
      bodyCharged: 'On this page, in two clicks, at any time.',
    },
  },
  /** Shown above everything else while something is wrong with a payment. */
  paymentFailed: {
    title: 'A payment did not go through',
    what: (amount: string, day: string) => `PayPal could not charge ${amount} on ${day}.`,
    triesAgain: (day: string) =>
      `It tries again by itself on ${day}. Make sure that the card or account there can be charged, or choose another one.`,
    noTry: 'It does not try again by itself. Choose another card or account there.',
    action: 'Fix it at PayPal',
  },
  /** Shown there after the money for the time that runs was given back, while the subscription goes on. */
  unpaid: {
    title: 'Your payment was given back',
    what: (since: string, until: string) =>
      `All of it was given back on ${since}, and with it goes the time it paid for, until ${until}.`,
    next: (amount: string, day: string) =>
      `The subscription goes on: ${amount} is charged on ${day}, and from then on it can be used again. You can cancel it before that.`,
  },
  suspended: {
    title: 'Your subscription is suspended',
    what: 'PayPal has stopped charging, because payments failed or because you paused it there. Choose another card or account at PayPal, or start it again there. If that does not work, write to us.',
    action: 'Open it at PayPal',
  },
} as const;
