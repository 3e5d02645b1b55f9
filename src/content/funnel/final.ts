import { limits } from '#domain/limits.ts';
import { brand } from '../brand.ts';
import { counted } from '../counted.ts';

/** The confirmation. */
export const final = {
  heading: 'You Are All Set!',
  loadingHeading: 'Your confirmation',
  thanks: `Thank you for choosing ${brand.name}.`,
  emailSent: (email: string) =>
    `A confirmation email with instructions was sent to ${email}, and your subscription is active.`,
  receipt: {
    heading: 'Receipt',
    plan: 'Plan',
    devices: 'Devices',
    price: 'Price',
    coupon: 'Coupon',
    trialEnds: 'Free trial ends',
    account: 'Account',
    deviceCount: (count: number) => counted(count, 'device', 'devices'),
    subscription: 'Subscription ID',
    free: 'FREE',
  },
  support: {
    before: 'Questions? Write to ',
    after: `. We answer within ${limits.supportReply.hours} hours.`,
  },
} as const;
