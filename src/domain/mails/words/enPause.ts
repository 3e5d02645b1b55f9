const ownPages = 'On your account page you can start earlier with one click, or cancel in two.';

/** The text of each e-mail about a pause after its greeting. */
export const pauseLetters = {
  paused: (product: string) => ({
    subject: `Your ${product} subscription is paused`,
    headline: 'Your subscription is paused',
    paragraphs: [
      `Your ${product} subscription is paused. Nothing is charged, and nothing is owed. Your menu and your receipts stay.`,
      ownPages,
    ],
  }),
  pauseEnds: (product: string, day: string) => ({
    subject: `Your ${product} pause ends on ${day}`,
    headline: `Your pause ends on ${day}`,
    paragraphs: ['The season starts again soon. To go on, you don’t need to do anything.', ownPages],
  }),
  pauseOver: (product: string, hasDays: boolean) => ({
    subject: `Your ${product} pause is over`,
    headline: 'Your pause is over',
    paragraphs: [
      hasDays
        ? `Welcome back. Your ${product} subscription goes on with the days you didn’t use.`
        : `Welcome back. Your ${product} subscription goes on.`,
    ],
  }),
  pauseFailed: (product: string, until: string | null) => ({
    subject: `Approve again to keep your ${product} subscription`,
    headline: 'Approve again to go on',
    paragraphs: [
      'Your pause is over. PayPal couldn’t keep the charge date we promised, so we ended the subscription there. You won’t be charged until you approve again.',
      until === null
        ? 'To go on, subscribe again on your account page.'
        : `${product} is yours until ${until}. To go on after that, subscribe again on your account page. The days you have left come first.`,
    ],
  }),
};
