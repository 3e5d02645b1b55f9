import { UTCDate } from '@date-fns/utc';
import { addMonths } from 'date-fns/addMonths';
import { receiptsCsv } from '#domain/receiptsCsv.ts';
import { receiptsBetween } from '#functions/documents/charges.ts';
import type { OpsContext } from './context.ts';

/** Prints the invoices, credit notes and debit notes of one month (UTC) as CSV, including deleted accounts. */
export async function invoices(ops: OpsContext, month: string): Promise<void> {
  const from = new UTCDate(`${month}-01T00:00:00Z`);
  const found = await receiptsBetween(ops.context.store, { from, to: addMonths(from, 1) });
  ops.talk.say(receiptsCsv(found).trimEnd());
}
