import { timelineWords } from '#domain/timelineWords.ts';
import type { AccountState, Receipt } from '#domain/account.ts';
import type { DatedNoticeId } from '#domain/nextNotice.ts';
import type { PauseNoticeId } from '#domain/notices.ts';
import type { BillingInterval } from '#domain/plan.ts';
import { brand } from '../brand.ts';
import { tablets } from '#domain/tablets.ts';
import { perInterval } from '../funnel/intervals.ts';
import { receipts } from './receipts.ts';

const everyPeriod = { month: 'every month', year: 'every year' } as const;

/** The top of the account page: price, charge dates, and problems that need attention. */
export const overview = {
  heading: 'Your account',
  /** Heading of the actions on the subscription. */
  manage: 'Your subscription',
  loading: 'Loading your account...',
  footer: `About ${brand.name}`,
  noSubscription: 'There’s no subscription for this account yet.',
  planName: (plan: string) => `${plan} plan`,
  deviceCount: tablets,
  /** Devices in effect until a date on which the agreed number replaces them. */
  devicesUntil: (count: number, day: string, then: number) => `${tablets(count)} until ${day}, then ${then}`,
  perInterval,
  free: 'FREE',
  /** The status in one or two words. */
  states: {
    trial: 'Free trial',
    active: 'Active',
    paymentFailed: 'Payment failed',
    refunded: 'No access',
    suspended: 'Suspended',
    paused: 'Paused',
    cancelled: 'Canceled',
    ended: 'Ended',
  } satisfies Record<AccountState, string>,
  /** The status in a sentence, below the price. */
  stateLines: {
    /** `day` is the last free day; PayPal charges early on the next. */
    trial: (day: string) => `Free through ${day}.`,
    active: (interval: BillingInterval) => `Renews automatically ${everyPeriod[interval]}.`,
    /** While a period of another length is paid. */
    activeFrom: (day: string, interval: BillingInterval) =>
      `Renews automatically on ${day}, and ${everyPeriod[interval]} after that.`,
    activeFree: 'You won’t be charged, now or later.',
    paymentFailed: 'The last charge didn’t go through.',
    refunded: 'This period is no longer paid for.',
    /** Without a failed charge. */
    suspended: 'PayPal isn’t charging you now.',
    paused: 'You won’t be charged until then.',
    pausing: 'PayPal hasn’t confirmed it yet.',
    cancelled: 'It was canceled. You won’t be charged again.',
    ended: 'You won’t be charged.',
    endedSome: 'It has ended. You won’t be charged.',
    endedUnpaid: (amount: string) =>
      `The last charge, ${amount}, didn’t go through. You won’t be charged again.`,
  },
  rows: {
    nextCharge: 'Next charge',
    nextTry: 'Next attempt',
    noCharge: 'None',
    nextChargeOn: (amount: string, day: string) => `${amount} on ${day}`,
    newPrice: 'New price',
    newPriceFrom: (amount: string, day: string) => `${amount} from ${day}`,
    devices: 'Tablets',
    coupon: 'Coupon',
    pausedUntil: 'Paused until',
    daysKept: 'Days left',
    lastDay: 'Yours through',
    accessEnded: 'Ended on',
    account: 'Account',
    subscription: 'Subscription ID',
  },
  timeline: {
    label: 'What happens when',
    /** Label of the button that opens the timeline on a phone. */
    open: 'All dates',
    trialStarted: (days: number) => `Your ${days}-day free trial started. Nothing was charged.`,
    started: 'Your subscription started.',
    /** The last charge, by what of it was refunded. */
    charged: {
      nothing: 'Your most recent charge.',
      part: `Your most recent charge, ${receipts.returned.part}.`,
      all: `Your most recent charge, ${receipts.returned.all}.`,
    } satisfies Record<Receipt['returned'], string>,
    /** Upcoming notices, by notice id. */
    notices: {
      'trial-ends': 'We’ll email you that your trial is ending.',
      reminder: 'We’ll send you a reminder by email.',
      renewal: 'We’ll email you that your plan renews soon.',
      summary: 'We’ll email you a summary of what you pay.',
      'pause-ends': 'We’ll email you before the pause ends.',
    } satisfies Record<DatedNoticeId | PauseNoticeId, string>,
    firstCharge: timelineWords.firstCharge,
    nextCharge: 'Your next charge.',
    renewal: (interval: BillingInterval) => `Then the same ${everyPeriod[interval]}, until you cancel.`,
    newPrice: (interval: BillingInterval) => `The new price ${everyPeriod[interval]}, until you cancel.`,
    paused: 'You paused for the season. You won’t be charged.',
    pauseEnds: (daysLeft: number) =>
      daysLeft === 0 ? 'The pause ends.' : 'The pause ends. The days you have left begin.',
    /** After a pause that PayPal could not end as promised. */
    pauseEnded: 'The pause ended.',
    failed: 'PayPal couldn’t make this charge.',
    nextTry: 'PayPal will try this charge again.',
    cancelled: 'Your subscription was canceled. You won’t be charged again.',
    /** Instead, after a charge that failed. */
    endedUnpaid: 'Your subscription ended. You won’t be charged again.',
    lastDay: `The last day you can use ${brand.name}.`,
    accessEnded: `Your access to ${brand.name} ended.`,
    howToCancel: {
      title: 'How to cancel',
      body: 'On this page, in two clicks, anytime. Cancel before the first charge and you won’t pay anything.',
      bodyCharged: 'On this page, in two clicks, anytime.',
    },
  },
  /** Shown above the rest of the page while a payment has failed. */
  paymentFailed: {
    title: 'A payment didn’t go through',
    what: (amount: string, day: string) => `PayPal couldn’t charge ${amount} on ${day}.`,
    triesAgain: (day: string) =>
      `It will try again on ${day}. Check your card or account in PayPal, or choose another.`,
    noTry:
      'It hasn’t set another attempt. Choose another card or account in PayPal, or your subscription will end.',
    action: 'Fix it in PayPal',
  },
  /** Shown there after the current period was refunded, while the subscription continues. */
  refunded: {
    title: { refund: 'Your payment was refunded', reversal: 'Your disputed payment was reversed' },
    why: {
      refund: (since: string) => `We refunded all of it on ${since}.`,
      reversal: (since: string) => `You or your bank disputed it, and PayPal reversed it on ${since}.`,
    },
    what: (until: string) => `It covered the time until ${until}, so you can’t use ${brand.name} now.`,
    next: (amount: string, day: string) =>
      `Your next charge is ${amount} on ${day}. From then on you can use it again. You can cancel before that.`,
  },
  /** Shown there after the subscription changed elsewhere while the owner was about to change it here. */
  meanwhile: {
    title: 'Your subscription has changed',
    body: 'It changed after you opened this page. What you see here now is up to date.',
  },
  suspended: {
    title: 'Your subscription is suspended',
    /** Without a failed charge. */
    stopped: `It was stopped in PayPal, which reports no failed payment. You can’t use ${brand.name} now. Start it again in PayPal, or cancel it below. If that doesn’t work, write to us.`,
    /** After what failed and the next step, which are those of a failed payment. */
    unpaid: `You can’t use ${brand.name} until this is paid.`,
    action: 'Open it in PayPal',
  },
} as const;
