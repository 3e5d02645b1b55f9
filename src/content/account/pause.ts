import { pauseNoticeDays } from '#domain/pause.ts';
import { timelineWords } from '#domain/timelineWords.ts';
import { brand } from '../brand.ts';
import { pluralize } from '#domain/pluralize.ts';

const days = (count: number) => pluralize(count, 'day', 'days');

export const pause = {
  open: 'Pause for the season',
  lead: 'You won’t be charged during the pause.',
  /** In place of the two above, soon after another pause. */
  again: (day: string) => `You can pause for the season again starting ${day}.`,
  form: {
    heading: 'Pause for the season?',
    until: 'Pause until',
    what: `You won’t be charged or owe anything during the pause, and you can’t use ${brand.name} until it ends. We’ll keep your menu and receipts.`,
    kept: (count: number, paid: string) =>
      `You’re covered until ${paid}. The ${days(count)} left will be there after the pause.`,
    next: (amount: string, day: string) => `Next charge: ${amount} on ${day}. Nothing before that.`,
    notice: `We’ll email you ${days(pauseNoticeDays)} before it ends. You can start earlier, or cancel, anytime.`,
    change: 'The change waiting for your approval in PayPal will be discarded.',
    submit: 'Pause now',
    submitBusy: 'Pausing...',
    keep: 'Not now',
  },
  /** Shown above the rest of the page while a pause is pending. */
  asked: {
    title: 'Your pause is on its way',
    body: 'PayPal hasn’t confirmed it yet. We’ll keep checking and email you when it does.',
  },
  paused: {
    title: 'Your subscription is paused',
    body: (day: string) => `You won’t be charged. The pause ends on ${day}. We’ll confirm it by email.`,
  },
  resuming: {
    title: 'Starting again',
    body: 'PayPal hasn’t confirmed it yet. You won’t be charged meanwhile. We’ll keep checking.',
  },
  failed: {
    title: 'Approve again to continue',
    body: 'PayPal couldn’t keep the charge date we promised, so we ended the subscription there. You won’t be charged until you approve again.',
    yours: (day: string) => timelineWords.usable(brand.name, day),
  },
  resume: {
    lead: (count: number) =>
      count === 0
        ? `Your next charge is made right away, and ${brand.name} starts again.`
        : `${brand.name} starts right away, with the ${days(count)} you have left. Your next charge comes after that.`,
    submit: 'Start again now',
    submitBusy: 'Starting again...',
  },
  resumed: {
    title: 'Welcome back',
    body: (amount: string, day: string) =>
      `Your subscription continues. Next charge: ${amount} on ${day}. Nothing before that.`,
  },
} as const;
