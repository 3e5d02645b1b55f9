import type { Receipt } from './account.ts';
import { toDecimalString } from './money.ts';
import { receiptsCsvHeader } from './receiptsCsvHeader.ts';

/** A spreadsheet runs a cell that begins like this as a formula; an apostrophe before it makes it text. */
const formula = /^[=+\-@\t\r]/u;

/** One cell by RFC 4180, which a spreadsheet shows and never runs. */
export function csvCell(text: string): string {
  const defused = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/** The UTC day of a moment, as spreadsheets read it; empty for none. */
function dayOf(moment: string | null): string {
  return moment === null ? '' : new Date(moment).toISOString().slice(0, 10);
}

/**
 * Receipts as a CSV file's text (RFC 4180), in the order given. Amounts are positive decimals, so that they stay
 * numbers in a spreadsheet; the kind says which of them were given back. A charge that was given back at once has no period.
 */
export function receiptsCsv(receipts: readonly Receipt[]): string {
  const rows = receipts.map((receipt) => [
    dayOf(receipt.at),
    receipt.kind,
    toDecimalString(receipt),
    receipt.currency,
    receipt.transactionId,
    receipt.subscriptionId,
    dayOf(receipt.periodStart),
    dayOf(receipt.periodEnd),
    receipt.number,
  ]);
  return [receiptsCsvHeader, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
