import { receipts as words } from '#content/account/receipts.ts';
import type { Receipt } from '#domain/account.ts';
import { byteOrderMark, receiptsCsv } from '#domain/receiptsCsv.ts';

/** All receipts as a file, in the language of the page. */
export function receiptsFile(receipts: readonly Receipt[]): Blob {
  const rows = receiptsCsv(receipts, (kind) => words.kinds[kind]);
  return new Blob([byteOrderMark, rows], { type: 'text/csv;charset=utf-8' });
}
