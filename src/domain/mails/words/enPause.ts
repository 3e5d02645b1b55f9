import { timelineWords } from '../../timelineWords.ts';

const ownPages = 'On your account page you can start earlier with one click, or cancel in two.';

/** The text of each e-mail about a pause after its greeting. */
export const pauseLetters = {
  paused: (product: string) => ({
    subject: `Your ${product} subscription is paused`,
    headline: 'You won’t be charged while you’re paused',
    paragraphs: [
      `You can’t use ${product} until the pause ends. We’ll keep your menu and receipts.`,
      ownPages,
    ],
  }),
  pauseEnds: (product: string, day: string) => ({
    subject: `Your ${product} pause ends on ${day}`,
    headline: 'The season starts again soon',
    paragraphs: ['To continue, you don’t need to do anything.', ownPages],
  }),
  pauseOver: (product: string, hasDays: boolean) => ({
    subject: `Your ${product} pause is over`,
    headline: 'Welcome back',
    paragraphs: [
      hasDays ? 'Your subscription continues with the days you didn’t use.' : 'Your subscription continues.',
    ],
  }),
  pauseFailed: (product: string, until: string | null) => ({
    subject: `Approve again to keep your ${product} subscription`,
    headline: 'PayPal couldn’t keep your charge date',
    paragraphs: [
      'Your pause is over, and we ended the old subscription in PayPal. You won’t be charged until you approve a new one.',
      until === null
        ? 'To continue, subscribe again on your account page.'
        : `${timelineWords.usable(product, until)} To continue after that, subscribe again on your account page. The days you have left come first.`,
    ],
  }),
};
