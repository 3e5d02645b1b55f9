import type { Receipt } from './account.ts';
import { isoDay } from './chargeDay.ts';
import { toDecimalString } from './money.ts';
import { receiptsCsvHeader } from './receiptsCsvHeader.ts';

/** Spreadsheets run a cell with such a beginning, also in full-width letters, as a formula; a leading apostrophe makes it text. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** One cell by RFC 4180, escaped so spreadsheets never run it. */
export function csvCell(text: string): string {
  const defused = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/** Rows of a CSV file (RFC 4180). */
export function csvLines(rows: ReadonlyArray<readonly string[]>): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** What a CSV file begins with: without it, Excel reads the accents of UTF-8 as other letters. */
export const byteOrderMark = '\uFEFF';

/** The day of a moment; empty for null. */
function dayOf(moment: string | null): string {
  return moment === null ? '' : isoDay(new Date(moment));
}

/**
 * Receipts as the text of a CSV file (RFC 4180), in the given order. Amounts are positive decimals, which spreadsheets parse
 * as numbers; the kind tells refunds apart. An immediately refunded charge has no period.
 * @param kindOf the name of a kind; by default as it is stored.
 */
export function receiptsCsv(
  receipts: readonly Receipt[],
  kindOf: (kind: Receipt['kind']) => string = (kind) => kind,
): string {
  const rows = receipts.map((receipt) => [
    dayOf(receipt.at),
    kindOf(receipt.kind),
    toDecimalString(receipt),
    receipt.currency,
    receipt.transactionId,
    receipt.subscriptionId,
    dayOf(receipt.periodStart),
    dayOf(receipt.periodEnd),
    receipt.number,
  ]);
  return csvLines([receiptsCsvHeader, ...rows]);
}
