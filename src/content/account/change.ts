import { tablets } from '#domain/tablets.ts';
import { perInterval } from '../funnel/intervals.ts';

function each(amount: string, interval: 'month' | 'year'): string {
  return `${amount} ${perInterval[interval]}`;
}

/** Changes of the plan or the number of devices, and the payment method. */
export const change = {
  now: (plan: string, devices: number) => `${plan} plan for ${tablets(devices)}.`,
  /** Devices in effect until a date on which the agreed number replaces them. */
  counted: (devices: number, day: string) => `Until ${day} you’ll have ${tablets(devices)}.`,
  open: 'Change plan or tablets',
  free: 'Your subscription is free. To change it, write to ',
  /** Instead of the button, before a link to the payment. */
  owed: 'You can change it once the failed payment has gone through.',
  form: {
    heading: 'Change plan or tablets',
    plan: 'Plan',
    plans: {
      Monthly: { label: 'Monthly', note: 'Billed every month' },
      Yearly: { label: 'Yearly', note: 'Billed every year' },
    },
    devices: 'Number of tablets',
    devicesNumber: 'How many tablets',
    deviceCount: tablets,
    asking: 'Getting your price...',
    askAgain: 'Get the price again',
    unchanged: 'That’s what you have now.',
    submit: 'Continue to PayPal',
    submitBusy: 'Opening PayPal...',
    same: 'That’s what you have now. Choose another plan or another number of tablets.',
    keep: 'Keep it as it is',
  },
  preview: {
    plan: (plan: string, devices: number) => `${plan} plan, ${tablets(devices)}`,
    each,
    from: 'First charged',
    /** In the free trial, before a word for free. */
    untilThen: 'Until then',
    free: 'Free',
    devicesFrom: 'These tablets from',
    atOnce: 'When you approve',
    fromThenOn: 'From then on',
    perInterval,
    couponEnds: (code: string, price: string) =>
      `Your coupon ${code} ends with this change: from then on you’ll pay the full price, ${price}. It can’t be used again.`,
    consent: 'Nothing changes until you approve it in PayPal. You’ll come back here afterward.',
  },
  waiting: {
    title: 'Approve your change in PayPal',
    body: (plan: string, devices: number, price: string, day: string) =>
      `${plan} plan for ${tablets(devices)}, ${price} from ${day}. Nothing changes until you approve it in PayPal.`,
    /** Replaces the title for an owner who just returned from PayPal. */
    returned: 'We haven’t heard from PayPal yet',
    returnedBody: 'If you approved it, this page will show it within a minute. If not, nothing changes.',
    agree: 'Approve in PayPal',
    withdraw: 'Discard the change',
    withdrawBusy: 'Discarding...',
  },
  agreed: {
    title: 'Thank you. Your change is approved',
    body: (plan: string, devices: number) => `Your new plan: ${plan} for ${tablets(devices)}.`,
  },
  withdrawn: {
    title: 'We discarded the change',
    body: 'Nothing has changed. If PayPal’s page is still open, don’t approve it there.',
  },
  payment: {
    body: 'PayPal keeps your payment details. We never see them.',
    ended: 'PayPal keeps your payment history.',
    free: 'Free plan. No payment method needed.',
    link: 'Manage payment in PayPal',
  },
} as const;
