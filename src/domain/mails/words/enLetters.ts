import type { BillingInterval } from '../../plan.ts';
import { timelineWords } from '../../timelineWords.ts';
import { pauseLetters } from './enPause.ts';
import { refundLetters, type Undue } from './enRefunds.ts';

const plans = { month: 'Monthly', year: 'Yearly' };
const kept = 'We keep your details and receipts. Come back anytime. There’s no second free trial.';
const payNow = 'To pay, choose another card or account in PayPal. Your account page takes you there.';

/** The text of each e-mail after its greeting. */
export const letters = {
  cancelled: (
    { product, supportEmail }: { product: string; supportEmail: string },
    interval: BillingInterval,
    until: string | null,
  ) => ({
    subject: `Your ${product} subscription is canceled`,
    headline: 'You won’t be charged again',
    paragraphs: [
      until === null ? `Your ${plans[interval]} plan has ended.` : timelineWords.usable(product, until),
      kept,
      `If you didn’t cancel, write to ${supportEmail}.`,
    ],
  }),
  /** After an end that the owner did not ask for: PayPal gave up a charge. */
  endedUnpaid: (product: string, interval: BillingInterval) => ({
    subject: `Your ${product} subscription has ended`,
    headline: 'Your payment didn’t go through',
    paragraphs: [
      `PayPal couldn’t collect your latest payment, so your ${plans[interval]} plan has ended.`,
      `You won’t be charged again. ${kept}`,
    ],
  }),
  changed: (product: string, supportEmail: string) => ({
    subject: `Your ${product} subscription has changed`,
    headline: 'Your change is confirmed',
    paragraphs: [`If you didn’t ask for this, write to ${supportEmail}.`],
  }),
  priceChanged: (product: string, supportEmail: string) => ({
    subject: `The price of your ${product} subscription has changed`,
    headline: 'Please check what you pay now',
    paragraphs: [`If you didn’t agree to this, write to ${supportEmail}.`],
  }),
  newPrice: (product: string, interval: BillingInterval, day: string) => ({
    subject: `A new price for your ${product} plan from ${day}`,
    headline: 'You can stay, or cancel first',
    paragraphs: [
      `Until then, your ${plans[interval]} plan costs what it does now. To stay, you don’t need to do anything.`,
      'If you cancel before that day, you’ll never pay the new price.',
    ],
  }),
  confirmation: (product: string) => ({
    subject: `Your ${product} subscription is active`,
    headline: 'Three steps to your first sale',
    paragraphs: [],
    steps: ['Sign in to the dashboard on the tablet in your truck.', 'Add your menu.', 'Make a test sale.'],
  }),
  welcomeBack: (product: string) => ({
    subject: `Welcome back to ${product}`,
    headline: 'Your new subscription is active',
    paragraphs: ['The price and dates are below. Your earlier receipts are on your account page.'],
  }),
  ...refundLetters,
  openCreditNote: 'Open the credit note',
  receipt: (
    product: string,
    amount: string,
    { interval, undue }: { interval: BillingInterval; undue: Undue | null },
  ) => ({
    subject: `Your ${product} receipt: ${amount}`,
    headline: undue ? 'This payment goes back to you' : 'Thank you for your payment',
    paragraphs: [undue ? refundLetters.collectedUndue(undue) : `Your ${plans[interval]} plan is paid.`],
    openInvoice: 'Open the invoice',
  }),
  paymentFailed: (
    product: string,
    failed: { interval: BillingInterval; nextTry: string | null; access: boolean },
  ) => ({
    subject: `A payment for ${product} failed`,
    headline:
      failed.nextTry === null ? 'Pay this charge to keep your plan' : 'Please check your card in PayPal',
    paragraphs: [
      failed.nextTry === null
        ? 'PayPal hasn’t set another attempt. If it suspends your subscription before this is paid, the subscription will end that day. PayPal doesn’t tell us the day ahead.'
        : `PayPal will try again on ${failed.nextTry}. If it goes through, you don’t need to do anything.`,
      failed.access
        ? `Your ${plans[failed.interval]} plan continues until then, so you can keep selling.`
        : `You can use your ${plans[failed.interval]} plan again once it’s paid.`,
      payNow,
    ],
  }),
  suspended: (product: string, interval: BillingInterval) => ({
    subject: `Your ${product} subscription is suspended`,
    headline: 'You won’t be charged for now',
    paragraphs: [
      `Your ${plans[interval]} plan was stopped in PayPal, which reports no failed payment. You can’t use it now.`,
      'It stays like this, with no end date, until you restart it in PayPal or cancel it. Your account page takes you to both.',
    ],
  }),
  suspendedUnpaid: (product: string, interval: BillingInterval, nextTry: string | null) => ({
    subject: `Your ${product} subscription is suspended`,
    headline: 'Pay this to use your plan again',
    paragraphs: [
      `You can’t use your ${plans[interval]} plan until the missing amount is paid.`,
      nextTry === null
        ? 'PayPal hasn’t set another attempt. If this stays unpaid, your subscription will end, and we’ll email you that day.'
        : `PayPal will try once more on ${nextTry}. If that fails too, your subscription will end that day.`,
      payNow,
    ],
  }),
  recovered: (product: string, interval: BillingInterval, paid: boolean) => ({
    subject: paid ? `Your ${product} payment went through` : `Your ${product} subscription is active again`,
    headline: 'You don’t need to do anything',
    paragraphs: [`Your ${plans[interval]} plan continues as before.`],
  }),
  reminder: (product: string, interval: BillingInterval, day: string) => ({
    subject: `PayPal will charge you for ${product} on ${day}`,
    headline: 'Stay, or cancel before the charge',
    paragraphs: [
      `This is the reminder we promised for your ${plans[interval]} plan. To stay, you don’t need to do anything.`,
    ],
  }),
  trialEnds: (product: string, interval: BillingInterval, day: string) => ({
    subject: `Your first ${product} charge is on ${day}`,
    headline: 'A date to know: your first charge',
    paragraphs: [`To stay on the ${plans[interval]} plan, you don’t need to do anything.`],
  }),
  renewal: (product: string, interval: BillingInterval, day: string) => ({
    subject: `Your ${product} plan renews on ${day}`,
    headline: `Stay on the ${plans[interval]} plan, or cancel first`,
    paragraphs: ['To stay, you don’t need to do anything.'],
  }),
  summary: (product: string, interval: BillingInterval) => ({
    subject: `Your year with ${product}: what you pay`,
    headline: 'Stay, or cancel anytime',
    paragraphs: [
      `We send you this once a year. Your ${plans[interval]} plan renews every month until you cancel.`,
    ],
  }),
  ...pauseLetters,
  signIn: (product: string) => ({
    subject: `Sign in to ${product}`,
    headline: 'Here’s your link',
    paragraphs: [
      'This link works once, for a short time, on any of your devices.',
      'If you didn’t ask for it, you can ignore this email.',
    ],
    action: 'Sign in',
  }),
  resetPassword: (product: string) => ({
    subject: `Reset your ${product} password`,
    headline: 'Here’s your link',
    paragraphs: [
      'Choose a new password for your dashboard. This link works once, for a short time.',
      'If you didn’t ask for it, you can ignore this email.',
    ],
    action: 'Choose a password',
  }),
};
