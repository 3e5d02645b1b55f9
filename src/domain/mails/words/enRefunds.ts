/** Why a charge was not due: the subscription had ended, or was paused, or another one was charged for the same time. */
export type Undue = 'ended' | 'paused' | 'replaced';

const because: Record<Undue, string> = {
  ended: 'after your subscription ended',
  paused: 'although your subscription was paused',
  replaced: 'for time that your new subscription covers',
};

/** The text of each e-mail about money that goes back, after its greeting. */
export const refundLetters = {
  notOpened: (product: string, trialUsed: boolean) => ({
    subject: `We couldn’t start your ${product} subscription`,
    headline: trialUsed ? 'You can continue without a trial' : 'You can try again',
    paragraphs: [
      trialUsed
        ? 'The PayPal account you used has already had its free trial, so we canceled the new subscription. Nothing more will be charged.'
        : 'You approved your subscription in PayPal, but it didn’t go through, so we canceled it. Nothing more will be charged.',
      'If PayPal charged you anything for that subscription, we’ll refund all of it and email you.',
      trialUsed
        ? 'You can subscribe without a trial whenever you like. You’ll see the first charge before you agree.'
        : 'You can sign up again whenever you like.',
    ],
  }),
  unusedCharge: (product: string, charge: { amount: string; second: boolean }) => ({
    subject: `Your ${product} refund of ${charge.amount}`,
    headline: charge.second ? 'You only need one subscription' : 'We refunded a charge made by mistake',
    paragraphs: [
      charge.second
        ? 'You approved a second subscription in PayPal and were charged for it. We canceled the second and refunded all of it. Your account shows the one you have.'
        : 'PayPal charged you for a subscription that we couldn’t start for you. It’s canceled, and we refunded all of it.',
      'How soon you’ll see the money depends on how you pay.',
    ],
  }),
  refund: (product: string, amount: string) => ({
    subject: `Your ${product} refund of ${amount}`,
    headline: 'Your money is on its way',
    paragraphs: ['How soon this arrives depends on how you pay.'],
  }),
  reversal: (product: string, amount: string) => ({
    subject: `Your disputed ${product} payment of ${amount} was reversed`,
    headline: 'This isn’t a refund from us',
    paragraphs: [
      'You or your bank opened a dispute, so PayPal sent the money back. How soon you’ll see it depends on how you pay.',
    ],
  }),
  disputed: (product: string, amount: string, supportEmail: string) => ({
    subject: `Your ${product} payment of ${amount} is disputed`,
    headline: 'The dispute isn’t settled yet',
    paragraphs: [
      `PayPal says you or your bank disputed this charge. Until it’s settled, your subscription stays as it is.`,
      'If PayPal reverses the whole payment, the time it paid for ends. A dispute doesn’t cancel your subscription; you can cancel it on your account page.',
      `If you didn’t mean to dispute it, close the dispute in PayPal’s Resolution Center. If something went wrong, write to ${supportEmail} and we’ll fix it.`,
    ],
  }),
  collectedUndue: (undue: Undue) =>
    `PayPal collected this ${because[undue]}. We’re refunding all of it and will email you when it’s on its way.`,
  refundedUndue: (undue: Undue) => `PayPal had collected this ${because[undue]}, so we refunded all of it.`,
  refundedTime: (until: string, nextCharge: string | null) =>
    nextCharge === null
      ? `The whole charge was returned, so the time until ${until} is no longer paid for.`
      : `The whole charge was returned, so the time until ${until} is no longer paid for. Your next charge is on ${nextCharge}; from then on you can use the service again. You can cancel before that.`,
};
