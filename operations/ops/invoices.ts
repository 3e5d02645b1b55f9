import { UTCDate } from '@date-fns/utc';
import { addMonths } from 'date-fns/addMonths';
import { receiptsCsv } from '#domain/receiptsCsv.ts';
import { receiptsBetween } from '#functions/documents/charges.ts';
import { WrongUsage } from '../conversation.ts';
import type { OpsContext } from './context.ts';

/** Prints the invoices and credit notes of one month (UTC) as CSV, including deleted accounts. @returns the exit code. */
export async function invoices(ops: OpsContext, month: string | undefined): Promise<number> {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/u.test(month ?? '')) {
    throw new WrongUsage('Which month? Such as --month 2026-11.');
  }
  const from = new UTCDate(`${month ?? ''}-01T00:00:00Z`);
  const found = await receiptsBetween(ops.context.store, { from, to: addMonths(from, 1) });
  ops.talk.say(receiptsCsv(found).trimEnd());
  return 0;
}
