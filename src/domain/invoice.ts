import type { Receipt } from './account.ts';
import { paths, secretPath, type ReturnPath } from './paths.ts';

/** What a number begins with: an invoice's, a credit note's or a debit note's. */
const prefixes: Readonly<Record<Receipt['kind'], string>> = {
  charge: 'INV',
  refund: 'CN',
  reversal: 'CN',
  reinstatement: 'DN',
};

/**
 * The number of the invoice for a charge, of the credit note for a refund, or of the debit note that undoes a credit note and has
 * its id. It derives from the transaction id, which the payment provider never reuses or changes. So two servers that record the same charge write the same number, without a
 * counter (decisions/InvoiceNumbers.mdx).
 */
export function invoiceNumber(kind: Receipt['kind'], id: string): string {
  return `${prefixes[kind]}-${id}`;
}

/** The query parameter with the transaction id, or the number, of the invoice that is open. */
export const receiptParameter = 'receipt';

export function invoicePath(transactionId: string): ReturnPath {
  return `${paths.account}?${receiptParameter}=${encodeURIComponent(transactionId)}`;
}

/** The page of a link to the owner's papers, on which the paper with this number is open. */
export function papersPath(token: string, number: string | null): string {
  const query = number === null ? '' : `${receiptParameter}=${encodeURIComponent(number)}`;
  return secretPath(paths.papers, token, query);
}
