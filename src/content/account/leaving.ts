import { brand } from '../brand.ts';
import { pluralize } from '../pluralize.ts';

/** Cancelling, and subscribing again. */
export const leaving = {
  lead: 'Two clicks, no call, no fee.',
  leadFree: 'It ends right away. You have nothing to pay.',
  cancel: 'Cancel subscription',
  confirm: {
    heading: 'Cancel your subscription?',
    /** The consequences, in order. */
    charges: 'Nothing more is charged.',
    trial: (day: string) => `You can use ${brand.name} until the trial ends on ${day}. You pay nothing.`,
    access: (day: string) => `${brand.name} is yours until ${day}. It is paid for.`,
    free: 'Your free subscription ends right away.',
    freeAfterPaid: 'Your free subscription ends right away. Time you paid for stays yours.',
    paused: (count: number) =>
      count === 0
        ? 'No days are left.'
        : `${brand.name} is yours for the ${pluralize(count, 'day', 'days')} you have left, from today.`,
    accessUnknown: `You can use ${brand.name} until your paid time ends.`,
    accessOver: `You cannot use ${brand.name} now, because this time was refunded.`,
    kept: 'Your receipts and details stay here. Come back anytime.',
    trialOnce: 'There is no second free trial.',
    refund: 'Past charges are not refunded.',
    reason: 'Why are you leaving?',
    reasonHint: 'Optional. A person reads it.',
    submit: 'Cancel subscription',
    submitBusy: 'Cancelling...',
    keep: 'Keep my subscription',
  },
  done: {
    title: 'Your subscription is cancelled',
    until: (day: string) => `Nothing more is charged. ${brand.name} is yours until ${day}.`,
    over: 'Nothing more is charged.',
    mail: 'We confirm it by email.',
  },
  comeBack: {
    heading: 'Come back',
    body: 'We kept your details. Choose a plan and agree at PayPal.',
    today: 'You have had your free trial. Your first charge is on the day you subscribe.',
    later: (day: string) => `You keep the days you have. First charge: ${day}.`,
    submit: 'Subscribe again',
  },
} as const;
