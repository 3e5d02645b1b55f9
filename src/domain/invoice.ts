import type { Receipt } from './account.ts';
import { paths, type ReturnPath } from './paths.ts';

/**
 * The number of the invoice for a charge, or of the credit note for money given back. The payment provider gives an id to one
 * movement of money only and never changes it, so two servers that record the same charge write the same number, and no
 * counter has to be asked (decisions/InvoiceNumbers.mdx).
 */
export function invoiceNumber(kind: Receipt['kind'], id: string): string {
  return `${kind === 'charge' ? 'INV' : 'CN'}-${id}`;
}

/** The query parameter that names the movement of money whose invoice is open on the account's page. */
export const receiptParameter = 'receipt';

/** The address of the invoice or credit note of one movement of money, from the site's own. */
export function invoicePath(transactionId: string): ReturnPath {
  return `${paths.account}?${receiptParameter}=${encodeURIComponent(transactionId)}`;
}
