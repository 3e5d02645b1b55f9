import { brand } from '../brand.ts';

/** Cancelling, and coming back. */
export const leaving = {
  heading: 'Cancel',
  lead: 'Two clicks, no call, no fee.',
  cancel: 'Cancel subscription',
  confirm: {
    heading: 'Cancel your subscription?',
    /** What follows, in order. */
    charges: 'Nothing more is charged.',
    trial: (day: string) => `You can use ${brand.name} until the trial ends on ${day}. You pay nothing.`,
    access: (day: string) => `You can use ${brand.name} until ${day}, because that is paid for.`,
    free: 'It is free, and ends at once.',
    freeAfterPaid: 'It is free, and ends at once. Time that you paid for before is still yours.',
    accessUnknown: `You can use ${brand.name} until the end of what is paid for.`,
    accessOver: `You cannot use ${brand.name} already, because the money for this time was given back.`,
    kept: 'Your receipts and your details stay on this page, and you can come back at any time.',
    trialOnce: 'The free trial is once only: if you come back later, there is no second one.',
    refund: 'What was charged before is not refunded.',
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
    body: 'Your details are filled in; you choose a plan and agree at PayPal.',
    today:
      'A free trial is for the first subscription only. The first charge is made on the day you subscribe.',
    later: (day: string) =>
      `The time that is yours already counts: the first charge is made on ${day}, not before.`,
    submit: 'Subscribe again',
  },
} as const;
