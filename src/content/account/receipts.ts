import type { Receipt } from '#domain/account.ts';
import { billWords } from '#domain/billWords.ts';
import { pluralize } from '#domain/pluralize.ts';

const invoiceHeadings = {
  charge: 'Invoice',
  refund: 'Credit note',
  reversal: 'Credit note',
  reinstatement: 'Debit note',
} satisfies Record<Receipt['kind'], string>;

export const receipts = {
  heading: 'Receipts',
  empty: 'No charges yet. Receipts appear here after the first one.',
  emptyFree: 'No charges, so no receipts.',
  /** Label of the button that opens the list on a phone. */
  show: (count: number) => pluralize(count, 'receipt', 'receipts'),
  kinds: {
    charge: 'Charge',
    refund: 'Refund',
    reversal: 'Reversal',
    reinstatement: 'Undone reversal',
  } satisfies Record<Receipt['kind'], string>,
  /** The kind of a credit or debit note and the invoice it is for; null if PayPal does not name the charge. */
  creditOf: (kind: string, invoice: string | null) =>
    invoice === null ? `${kind} of a charge` : `${kind} of ${invoice}`,
  refunded: (amount: string) => `−${amount}`,
  /** After the kind of a charge that was refunded immediately, such as a charge for a second subscription. */
  refundedAtOnce: 'refunded in full',
  /** After the period of a charge that was later refunded in part or in full. */
  returned: { part: 'refunded in part', all: 'refunded in full' },
  period: (from: string, to: string) => `${from} to ${to}`,
  /** Label of the button that opens the invoice of a charge, the credit note of a refund, or the debit note that undoes it. */
  open: invoiceHeadings,
  close: 'Close',
  /** Added to that label for screen readers, which read the button without the row around it. */
  which: (kind: string, day: string) => `(${kind}, ${day})`,
  more: (count: number) => `Show ${pluralize(count, 'more receipt', 'more receipts')}`,
  download: 'Download all (CSV)',
  fileName: 'curbwise-receipts.csv',
  bill: billWords,
  ticket: {
    heading: invoiceHeadings,
    number: 'Number',
    /** On a credit or debit note: the label of the number of the original invoice. */
    creditFor: 'For invoice',
    what: 'For',
    subscriptionTo: (product: string) => `${product} subscription`,
    paidBy: {
      charge: 'Paid with',
      refund: 'Refunded by',
      reversal: 'Reversed by',
      reinstatement: 'Undone by',
    },
    provider: 'PayPal',
    seller: 'Seller',
    buyer: 'Buyer',
    taxNumber: 'Tax ID',
    account: 'Account',
    date: 'Date',
    amount: 'Amount',
    period: 'Period',
    returned: { part: 'Part of it was refunded', all: 'All of it was refunded' },
    /** The label of the refunded share of a charge. */
    status: 'Refunded',
    noPeriod: 'None: it was refunded in full',
    transaction: 'Transaction ID',
    subscription: 'Subscription ID',
  },
} as const;
