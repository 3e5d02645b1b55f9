import type { Receipt } from '#domain/account.ts';
import { pluralize } from '../pluralize.ts';

const invoiceHeadings = {
  charge: 'Invoice',
  refund: 'Credit note',
  reversal: 'Credit note',
} satisfies Record<Receipt['kind'], string>;

/** The list of charges, refunds and reversals. */
export const receipts = {
  heading: 'Receipts',
  empty: 'No charges yet. Receipts appear here after the first one.',
  emptyFree: 'Free plan. No charges, no receipts.',
  /** Opens the list on a phone. */
  show: (count: number) => (count === 1 ? 'Show the receipt' : `Show ${count} receipts`),
  kinds: { charge: 'Charge', refund: 'Refund', reversal: 'Reversal' } satisfies Record<
    Receipt['kind'],
    string
  >,
  /** Beside an amount that was given back. */
  givenBack: (amount: string) => `−${amount}`,
  /** After the kind of a charge for which the owner got nothing, such as one for a second subscription. */
  givenBackAtOnce: 'given back in full',
  /** After the period of a charge of which money was given back later. */
  returned: { part: 'given back in part', all: 'given back in full' },
  period: (from: string, to: string) => `${from} to ${to}`,
  /** Opens the invoice of a charge, or the credit note of what was given back. */
  open: invoiceHeadings,
  close: 'Close',
  /** After either for a screen reader, which hears the button without the row around it. */
  which: (kind: string, day: string) => `(${kind}, ${day})`,
  more: (count: number) => `Show ${pluralize(count, 'more receipt', 'more receipts')}`,
  download: 'Download all (CSV)',
  fileName: 'curbwise-receipts.csv',
  ticket: {
    heading: invoiceHeadings,
    number: 'Number',
    /** Of a credit note: the number of the invoice it is for. */
    creditFor: 'For invoice',
    what: 'For',
    subscriptionTo: (product: string) => `${product} subscription`,
    paidBy: { charge: 'Paid by', refund: 'Given back by', reversal: 'Given back by' },
    provider: 'PayPal',
    seller: 'Seller',
    buyer: 'Buyer',
    taxNumber: 'Tax number',
    account: 'Account',
    date: 'Date',
    amount: 'Amount',
    period: 'Period',
    returned: { part: 'A part of it was given back', all: 'All of it was given back' },
    /** The label of how much of a charge was given back. */
    status: 'Given back',
    noPeriod: 'None: it was given back in full',
    transaction: 'Transaction ID',
    subscription: 'Subscription ID',
  },
} as const;
