import { billWords } from '../../billWords.ts';
import { pluralize } from '../../pluralize.ts';
import { tablets } from '../../tablets.ts';
import type { BillingInterval } from '../../plan.ts';
import { timelineWords } from '../../timelineWords.ts';
import { addressLetters } from './enAddresses.ts';
import { deletionLetters, deletionWords } from './enDeletion.ts';
import { letters } from './enLetters.ts';

const days = (count: number) => pluralize(count, 'day', 'days');
const plans = { month: 'Monthly', year: 'Yearly' };

/**
 * The texts of every e-mail, and PayPal's note to the owner about a refund. They are in the domain rather than in
 * `src/content`, because the functions need the texts of all languages and cannot import `src/content`. Amounts and dates
 * are passed in formatted.
 */
export const mailWords = {
  timeline: timelineWords,
  hello: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  openAccount: 'Open your account',
  openDashboard: 'Open dashboard',
  fixPayment: 'Fix the payment',
  foot: {
    account: 'Your account:',
    site: 'Our site:',
    questions: {
      before: 'Questions? Write to',
      after: (hours: number) => `. We aim to answer within ${hours} hours.`,
    },
  },
  days,
  devices: tablets,
  devicesUntil: (now: number, until: string, then: number) =>
    `${tablets(now)} until ${until}, then ${tablets(then)}`,
  plan: (interval: BillingInterval) => plans[interval],
  price: (amount: string, interval: BillingInterval, posDevices: number) =>
    `${amount} per ${interval} for ${tablets(posDevices)}`,
  free: { price: 'FREE', note: 'Your coupon covers it, and nothing will be charged.' },
  chargedFrom: (day: string | null) => (day === null ? 'Starting with the next charge' : `Starting ${day}`),
  firstChargeOn: (day: string) => `First charge on ${day}`,
  nextChargeOn: (day: string) => `Next charge on ${day}`,
  newPriceFrom: (day: string) => `New price starting ${day}`,
  receiptOf: (day: string) => `Receipt, ${day}`,
  paidWith: 'Paid with PayPal',
  period: (from: string, to: string) => `${from} to ${to}`,
  bill: billWords,
  triedOn: (day: string) => `PayPal couldn’t take this payment on ${day}.`,
  addedToIt: 'PayPal will add the unpaid payment to it.',
  nothingBefore: 'Nothing before that.',
  daysNotUsed: 'The days you haven’t used yet.',
  deletion: deletionWords,
  labels: {
    agreed: 'What you agreed to',
    before: 'Before',
    books: 'Past charges',
    charged: 'Charged',
    creditNote: 'Credit note',
    day: 'Date',
    debitNote: 'Debit note',
    devices: 'Tablets',
    dispute: 'Dispute',
    disputed: 'Disputed',
    reversed: 'Reversed',
    refunded: 'Refunded',
    invoice: 'Invoice',
    nextCharge: 'Next charge',
    priceNow: 'Price now',
    notPaid: 'Not paid',
    paid: 'Paid',
    period: 'Period',
    pauseEnds: 'The pause ends',
    plan: 'Plan',
    price: 'Price',
    suspendedSince: 'Suspended since',
    subscription: 'Subscription ID',
    thenYours: 'Days left',
    transaction: 'Transaction ID',
  },
  /** The reason for a refund, as PayPal shows it beside the refund. */
  refundNotes: {
    second: 'You have another subscription',
    unopened: 'The subscription wasn’t started',
    notDue: 'Charged although nothing was due',
    support: 'Refunded by customer support',
  },
  letters: { ...letters, ...deletionLetters, ...addressLetters },
};
