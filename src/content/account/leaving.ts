import { timelineWords } from '#domain/timelineWords.ts';
import { brand } from '../brand.ts';
import { pluralize } from '#domain/pluralize.ts';

const usable = (day: string) => timelineWords.usable(brand.name, day);

export const leaving = {
  lead: 'Two clicks, no call, no fee.',
  leadFree: 'It ends right away. There’s nothing to pay.',
  cancel: 'Cancel subscription',
  confirm: {
    heading: 'Cancel your subscription?',
    /** The consequences, in order. */
    charges: 'You won’t be charged again.',
    trial: (day: string) => `${usable(day)} That’s the last day of your trial. You won’t pay anything.`,
    access: (day: string) => `${usable(day)} You’ve paid for it.`,
    unpaid: 'Your access ends right away, because the last charge didn’t go through.',
    free: 'Your free subscription ends right away.',
    freeAfterPaid: 'Your free subscription ends right away. Time you paid for stays yours.',
    paused: (count: number) =>
      count === 0
        ? 'No days are left.'
        : `${brand.name} is yours for the ${pluralize(count, 'day', 'days')} you have left, from today.`,
    accessUnknown: `You can use ${brand.name} until your paid time ends.`,
    accessOver: `You can’t use ${brand.name} now, because this period is no longer paid for.`,
    kept: 'Your receipts and details stay here. Come back anytime.',
    trialOnce: 'There’s no second free trial.',
    refund: 'Past charges aren’t refunded.',
    reason: 'Why are you leaving?',
    reasonHint: 'Optional. A person reads it.',
    submit: 'Cancel subscription',
    submitBusy: 'Canceling...',
    keep: 'Keep my subscription',
  },
  done: {
    title: 'Your subscription is canceled',
    until: (day: string) => `You won’t be charged again. ${usable(day)}`,
    over: 'You won’t be charged again.',
    mail: 'We’ll confirm it by email.',
  },
  comeBack: {
    heading: 'Come back',
    body: 'We kept your details. Choose a plan and approve it in PayPal.',
    today: 'You’ve had your free trial. Your first charge is on the day you subscribe.',
    later: (day: string) => `You’ll keep the days you have left. First charge: ${day}.`,
    submit: 'Subscribe again',
  },
} as const;
