import type { PublicPlanName } from '#domain/plan.ts';
import { limits } from '#domain/limits.ts';
import { brand } from '../brand.ts';
import { tablets } from '#domain/tablets.ts';

export const final = {
  heading: 'You Are All Set!',
  loadingHeading: 'Your confirmation',
  account: 'Your account',
  thanks: `Thank you for choosing ${brand.name}.`,
  emailSent: (email: string) =>
    `A confirmation email with instructions was sent to ${email}, and your subscription is active.`,
  /** What comes next, in order. */
  next: {
    label: 'Next steps',
    dashboard: {
      title: 'Pick up the tablet you’ll sell on',
      body: 'Your dashboard runs in its browser. There’s nothing to install.',
    },
    menu: {
      title: 'Type in your menu',
      body: 'You only do it once. Then ring up a test sale, in airplane mode if you like.',
    },
    account: {
      title: 'Where to change things',
      body: 'Receipts, tablets, pausing, canceling: it’s all on your account page.',
    },
  },
  receipt: {
    heading: 'Your subscription',
    plan: 'Plan',
    /** The plan's name in the page's language. */
    planName: (plan: PublicPlanName): string => plan,
    devices: 'Tablets',
    price: 'Price',
    coupon: 'Coupon',
    firstCharge: 'First charge',
    account: 'Account',
    deviceCount: tablets,
    /** For an owner who returned during an earlier paid period with another number of tablets. */
    devicesUntil: (count: number, day: string, then: number) =>
      `${tablets(count)} until ${day}, then ${then}`,
    subscription: 'Subscription ID',
    free: 'FREE',
    /** Above the receipt on paper and in a copy: the issuer. */
    from: (name: string) => `${name} confirmation`,
  },
  /** Labels for copying and printing a receipt, an invoice or a credit note. */
  keep: {
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    refused: 'Your browser won’t let this page copy. Select the text and copy it, or print it.',
  },
  /** The first charge, as an entry for the owner's own calendar. */
  calendar: {
    add: 'Add to calendar',
    fileName: 'curbwise-first-charge.ics',
    title: (amount: string) => `${brand.name}: first charge of ${amount}`,
    about: (plan: string, devices: number) =>
      `Your free trial of the ${plan} plan (${tablets(devices)}) ends, and PayPal makes the first charge.`,
    /** For an owner who returned during an earlier paid period: there is no trial to end. */
    aboutResumed: (plan: string, devices: number) =>
      `The time you paid for ends, and PayPal makes the first charge for the ${plan} plan (${tablets(devices)}).`,
    failed: 'The calendar file couldn’t be saved. Please try again.',
  },
  support: {
    before: 'Questions? Write to ',
    after: ` anytime. We aim to answer within ${limits.supportReply.hours} hours.`,
  },
} as const;
