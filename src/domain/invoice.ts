import type { Receipt } from './account.ts';

/**
 * The number of the invoice for a charge, or of the credit note for money given back. The payment provider gives an id to one
 * movement of money only and never changes it, so two servers that record the same charge write the same number, and no
 * counter has to be asked (decisions/InvoiceNumbers.mdx).
 */
export function invoiceNumber(kind: Receipt['kind'], id: string): string {
  return `${kind === 'charge' ? 'INV' : 'CN'}-${id}`;
}
