/** The text of each e-mail about money that goes back, after its greeting. */
export const refundLetters = {
  notOpened: (product: string, trialUsed: boolean) => ({
    subject: `We couldn’t start your ${product} subscription`,
    headline: 'We couldn’t start your subscription',
    paragraphs: [
      trialUsed
        ? 'You approved a subscription with a free trial in PayPal, but this PayPal account has already had its free trial. We canceled the subscription. Nothing will be charged.'
        : 'You approved a subscription in PayPal, but we couldn’t start it, so we canceled it. Nothing more will be charged.',
      'If PayPal charged you anything for it, we’ll refund all of it and email you.',
      trialUsed
        ? 'You can subscribe without a trial whenever you like. You’ll see the first charge before you agree.'
        : 'You can sign up again whenever you like.',
    ],
  }),
  chargeGivenBack: (product: string, charge: { amount: string; day: string; second: boolean }) => ({
    subject: `Your ${product} refund of ${charge.amount}`,
    headline: `${charge.amount} refunded`,
    paragraphs: [
      charge.second
        ? `You approved a second subscription in PayPal, and PayPal charged ${charge.amount} for it on ${charge.day}. You need only one, so we canceled the second and refunded all of it. Your account shows the subscription you have.`
        : `PayPal charged ${charge.amount} on ${charge.day} for a subscription that we couldn’t open for you. It’s canceled, and we refunded all of it.`,
      'How soon you’ll see the money depends on how you pay.',
    ],
  }),
  refund: (product: string, money: { amount: string; day: string }) => ({
    subject: `Your ${product} refund of ${money.amount}`,
    headline: `${money.amount} refunded`,
    paragraphs: [
      `We refunded ${money.amount} on ${money.day}. How soon you’ll see the money depends on how you pay.`,
    ],
  }),
  reversal: (product: string, money: { amount: string; day: string }) => ({
    subject: `Your disputed ${product} payment of ${money.amount} was reversed`,
    headline: `Payment of ${money.amount} reversed`,
    paragraphs: [
      `PayPal reversed your payment of ${money.amount} on ${money.day}, because you or your bank disputed it. This isn’t a refund from us. How soon you’ll see the money depends on how you pay.`,
    ],
  }),
  disputed: (product: string, amount: string, supportEmail: string) => ({
    subject: `Your ${product} payment of ${amount} is disputed`,
    headline: 'A payment is disputed',
    paragraphs: [
      `PayPal told us that you or your bank disputed a payment of ${amount} to ${product}. PayPal will now decide who gets the money.`,
      'Until then, your subscription stays as it is. If PayPal reverses the whole payment, the time it paid for ends. A dispute doesn’t cancel your subscription; you can cancel it on your account page.',
      `If you didn’t mean to dispute it, close the dispute in PayPal’s Resolution Center. If something went wrong, write to ${supportEmail} and we’ll fix it.`,
    ],
  }),
  timeGivenBack: (until: string, nextCharge: string | null) =>
    nextCharge === null
      ? `The whole charge was refunded, so the time until ${until} is no longer paid for.`
      : `The whole charge was refunded, so the time until ${until} is no longer paid for. Your next charge is on ${nextCharge}. From then on you can use it again. You can cancel before that.`,
};
