import type { Receipt } from './account.ts';
import { paths, type ReturnPath } from './paths.ts';

/**
 * The number of the invoice for a charge, or of the credit note for a refund. The payment provider never uses an id for two
 * movements of money and never changes it. So two servers that record the same charge write the same number, without a counter
 * (decisions/InvoiceNumbers.mdx).
 */
export function invoiceNumber(kind: Receipt['kind'], id: string): string {
  return `${kind === 'charge' ? 'INV' : 'CN'}-${id}`;
}

/** The query parameter that names the movement of money whose invoice is open on the account page. */
export const receiptParameter = 'receipt';

/** The address of the invoice or credit note of one movement of money, from the site's own. */
export function invoicePath(transactionId: string): ReturnPath {
  return `${paths.account}?${receiptParameter}=${encodeURIComponent(transactionId)}`;
}
