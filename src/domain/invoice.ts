import type { Receipt } from './account.ts';
import type { MinorUnits } from './money.ts';
import { extraDevicesOf } from './posDevices.ts';
import { paths, type ReturnPath } from './paths.ts';
import type { BillingInterval } from './plan.ts';
import type { Quote } from './quote.ts';

/** What a number begins with: an invoice's or a credit note's. */
const prefixes: Readonly<Record<Receipt['kind'], string>> = { charge: 'INV', refund: 'CN', reversal: 'CN' };

/**
 * The number of the invoice for a charge, or of the credit note for a refund. It derives from the transaction id, which the
 * payment provider never reuses or changes. So two servers that record the same charge write the same number, without a
 * counter (decisions/InvoiceNumbers.mdx).
 */
export function invoiceNumber(kind: Receipt['kind'], id: string): string {
  return `${prefixes[kind]}-${id}`;
}

/** The terms of which a charge paid one period. */
export interface PaidTerms {
  interval: BillingInterval;
  posDevices: number;
  /** The price of a period with the included device; null if it is not on record. */
  basePrice: MinorUnits | null;
  couponCode: string | null;
}

/**
 * The parts of a charge: the plan with its included device, and the extra devices. Null if they do not add up to it, as after
 * a price was changed by hand at the provider.
 */
export function invoiceParts(
  amount: MinorUnits,
  { posDevices, basePrice }: PaidTerms,
): Pick<Quote, 'basePrice' | 'extraDevices' | 'additionalDevice' | 'extrasPrice'> | null {
  if (basePrice === null) return null;
  const extraDevices = extraDevicesOf(posDevices);
  const extrasPrice = amount - basePrice;
  const additionalDevice = extraDevices === 0 ? 0 : extrasPrice / extraDevices;
  const isWhole = extrasPrice >= 0 && Number.isInteger(additionalDevice);
  if (!isWhole || additionalDevice * extraDevices !== extrasPrice) return null;
  return { basePrice, extraDevices, additionalDevice, extrasPrice };
}

/** The query parameter with the transaction id whose invoice is open on the account page. */
export const receiptParameter = 'receipt';

/** The path of a transaction's invoice or credit note. */
export function invoicePath(transactionId: string): ReturnPath {
  return `${paths.account}?${receiptParameter}=${encodeURIComponent(transactionId)}`;
}

/** The path that opens the papers of an owner, with one of them unfolded. */
export function papersPath(token: string, transactionId: string | null): string {
  const query = transactionId === null ? '' : `?${receiptParameter}=${encodeURIComponent(transactionId)}`;
  return `${paths.papers}${query}#${token}`;
}
