import type { BillingInterval } from '../../plan.ts';
import { pauseLetters } from './enPause.ts';
import { refundLetters } from './enRefunds.ts';

const plans = { month: 'Monthly', year: 'Yearly' };
/** The text of each e-mail after its greeting. */
export const letters = {
  cancelled: (product: string, interval: BillingInterval, until: string | null) => ({
    subject: `Your ${product} subscription is canceled`,
    headline: 'Your subscription is canceled',
    paragraphs: [
      `Your subscription to the ${plans[interval]} plan is canceled. You won’t be charged again.`,
      until === null ? 'It has ended.' : `You can use ${product} until ${until}.`,
      'We keep your details and receipts. Come back anytime. There’s no second free trial.',
    ],
  }),
  changed: (product: string, supportEmail: string) => ({
    subject: `Your ${product} subscription has changed`,
    headline: 'Your subscription has changed',
    paragraphs: [`Your ${product} subscription has changed. If this was not you, write to ${supportEmail}.`],
  }),
  priceChanged: (product: string, supportEmail: string) => ({
    subject: `The price of your ${product} subscription has changed`,
    headline: 'The price of your subscription has changed',
    paragraphs: [
      `The price of your ${product} subscription has changed. If you didn’t agree to this, write to ${supportEmail}.`,
    ],
  }),
  newPrice: (product: string, interval: BillingInterval, day: string) => ({
    subject: `A new price for your ${product} plan from ${day}`,
    headline: `A new price from ${day}`,
    paragraphs: [
      `The price of your ${plans[interval]} plan changes. The charge on ${day} is the first at the new price; until then you’ll pay what you pay now.`,
      `If you want to stay, you don’t need to do anything. If you don’t, cancel before ${day} and you’ll never pay the new price.`,
    ],
  }),
  confirmation: (product: string, dashboardUrl: string) => ({
    subject: `Your ${product} subscription is active`,
    headline: 'Your subscription is active',
    paragraphs: [
      `Your ${product} subscription is active.`,
      `Next steps: sign in at ${dashboardUrl} on the tablet in your truck, add your menu and make a test sale.`,
    ],
  }),
  welcomeBack: (product: string) => ({
    subject: `Welcome back to ${product}`,
    headline: 'Welcome back',
    paragraphs: [
      `Your new ${product} subscription is active. Your receipts from before are on your account page.`,
    ],
  }),
  ...refundLetters,
  openCreditNote: 'Open the credit note',
  allReceipts: 'All your receipts are on your account page.',
  receipt: (product: string, amount: string, interval: BillingInterval) => ({
    subject: `Your ${product} receipt: ${amount}`,
    headline: `${amount} paid`,
    paragraphs: [`Thank you. PayPal charged ${amount} for your ${plans[interval]} plan.`],
    openInvoice: 'Open the invoice',
  }),
  paymentFailed: (
    product: string,
    failed: { amount: string; interval: BillingInterval; nextTry: string | null },
  ) => ({
    subject: `A payment for ${product} failed`,
    headline: 'A payment failed',
    paragraphs: [
      `PayPal couldn’t charge ${failed.amount} for your ${plans[failed.interval]} plan.`,
      failed.nextTry === null
        ? 'PayPal won’t try again by itself, and may suspend your subscription.'
        : `PayPal will try again on ${failed.nextTry}. If it works then, you don’t need to do anything.`,
      'Please check your card or account in PayPal. Your account page takes you there.',
    ],
  }),
  suspended: (product: string, interval: BillingInterval) => ({
    subject: `Your ${product} subscription is suspended`,
    headline: 'Your subscription is suspended',
    paragraphs: [
      `PayPal has suspended your ${plans[interval]} plan. You won’t be charged until you start it again.`,
      'Please check your card or account in PayPal. Your account page takes you there. You can also cancel on your account page, in two clicks.',
    ],
  }),
  recovered: (product: string, interval: BillingInterval) => ({
    subject: `Your ${product} payment went through`,
    headline: 'Your payment went through',
    paragraphs: [`Your ${plans[interval]} plan goes on. You do not need to do anything.`],
  }),
  reminder: (product: string, interval: BillingInterval, charge: { day: string; price: string }) => ({
    subject: `Your ${product} free trial ends on ${charge.day}`,
    headline: `Your free trial ends on ${charge.day}`,
    paragraphs: [
      `This is the reminder we promised. Your free trial of the ${plans[interval]} plan ends on ${charge.day}. Then ${charge.price} will be charged. To stay, you don’t need to do anything.`,
    ],
  }),
  trialEnds: (product: string, interval: BillingInterval, day: string) => ({
    subject: `Your ${product} free trial ends on ${day}`,
    headline: `Your free trial ends on ${day}`,
    paragraphs: [
      `Your free trial of the ${plans[interval]} plan ends on ${day}, and the first charge is made. To stay, you don’t need to do anything.`,
    ],
  }),
  renewal: (product: string, interval: BillingInterval, day: string) => ({
    subject: `Your ${product} plan renews on ${day}`,
    headline: `Your plan renews on ${day}`,
    paragraphs: [`Your ${plans[interval]} plan renews on ${day}. To stay, you don’t need to do anything.`],
  }),
  summary: (product: string, interval: BillingInterval) => ({
    subject: `Your year with ${product}: what you pay`,
    headline: 'What you pay',
    paragraphs: [
      `Once a year we tell you what you pay. Your ${plans[interval]} plan goes on every month, until you cancel.`,
    ],
  }),
  ...pauseLetters,
  signIn: (product: string) => ({
    subject: `Sign in to ${product}`,
    headline: `Sign in to ${product}`,
    paragraphs: [
      'Follow this link to sign in. It works once.',
      'If you didn’t ask for it, you can ignore this email.',
    ],
    action: 'Sign in',
  }),
  resetPassword: (product: string) => ({
    subject: `Reset your ${product} password`,
    headline: 'Choose a new password',
    paragraphs: [
      'Follow this link to choose a new password. It works once.',
      'If you didn’t ask for it, you can ignore this email.',
    ],
    action: 'Choose a password',
  }),
};
