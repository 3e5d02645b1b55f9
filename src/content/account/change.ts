import { pluralize } from '../pluralize.ts';
import { perInterval } from '../funnel/intervals.ts';

function each(amount: string, interval: 'month' | 'year'): string {
  return `${amount} ${perInterval[interval]}`;
}

/** Changes of the plan or the number of devices, and the payment method. */
export const change = {
  now: (plan: string, devices: number) => `${plan} plan for ${pluralize(devices, 'device', 'devices')}.`,
  /** Devices in effect until a date on which the agreed number replaces them. */
  counted: (devices: number, day: string) =>
    `Until ${day} you have ${pluralize(devices, 'device', 'devices')}.`,
  open: 'Change plan or devices',
  free: 'Your subscription is free. To change it, write to ',
  /** Instead of the button, before a link to the payment. */
  owed: 'You can change it once the payment that failed has gone through.',
  form: {
    heading: 'Change plan or devices',
    plan: 'Plan',
    plans: {
      Monthly: { label: 'Monthly', note: 'Billed every month' },
      Yearly: { label: 'Yearly', note: 'Billed every year' },
    },
    devices: 'Number of POS devices',
    devicesNumber: 'How many devices',
    deviceCount: (count: number) => pluralize(count, 'device', 'devices'),
    asking: 'Asking for the price...',
    askAgain: 'Ask for the price again',
    unchanged: 'That is what you have now.',
    submit: 'Continue to PayPal',
    submitBusy: 'Opening PayPal...',
    same: 'That is what you have now. Choose another plan or another number of devices.',
    keep: 'Leave it as it is',
  },
  preview: {
    plan: (plan: string, devices: number) => `${plan} plan, ${pluralize(devices, 'device', 'devices')}`,
    each,
    from: 'First charged',
    until: 'Until then you pay',
    /** In the free trial, before a word for free. */
    untilThen: 'Until then',
    free: 'Free',
    devicesFrom: 'These devices from',
    atOnce: 'When you agree',
    fromThenOn: 'From then on',
    perInterval,
    couponEnds: (code: string, price: string) =>
      `Your coupon ${code} ends with this change: from then on you pay the full price, ${price}. It cannot be used again.`,
    consent: 'Nothing changes before you agree at PayPal. You come back here afterwards.',
  },
  waiting: {
    title: 'A change waits for your consent',
    body: (plan: string, devices: number, price: string, day: string) =>
      `${plan} plan for ${pluralize(devices, 'device', 'devices')}, ${price} from ${day}. Until you agree at PayPal, nothing changes.`,
    /** Replaces the title for an owner who just returned from PayPal. */
    returned: 'We have not heard from PayPal yet',
    returnedBody: 'If you agreed, this page shows it within a minute. If not, nothing changes.',
    agree: 'Agree at PayPal',
    withdraw: 'Withdraw the change',
    withdrawBusy: 'Withdrawing...',
  },
  agreed: {
    title: 'Thank you, PayPal has your consent',
    body: (plan: string, devices: number) =>
      `You now have the ${plan} plan for ${pluralize(devices, 'device', 'devices')}.`,
  },
  withdrawn: { title: 'The change is withdrawn', body: 'Nothing changes.' },
  payment: {
    body: 'Your card or account is kept there. We never see it.',
    ended: 'The history of your payments is kept there.',
    free: 'Free plan. No payment method needed.',
    link: 'Manage payment at PayPal',
  },
} as const;
