import { UTCDate } from '@date-fns/utc';
import { beginningOfMonth } from '#domain/chargeDay.ts';
import { receiptsCsv } from '#domain/receiptsCsv.ts';
import { receiptsBetween } from '#functions/documents/charges.ts';
import type { OpsContext } from './context.ts';

/** Prints the invoices, credit notes and debit notes whose day is in one month, as CSV, including deleted accounts. */
export async function invoices(ops: OpsContext, month: string): Promise<void> {
  const first = new UTCDate(`${month}-01T12:00:00Z`);
  const [from, to] = [beginningOfMonth(first), beginningOfMonth(first, 1)];
  const found = await receiptsBetween(ops.context.store, { from, to });
  ops.talk.say(receiptsCsv(found).trimEnd());
}
