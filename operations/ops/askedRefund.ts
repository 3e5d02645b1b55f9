import { UTCDate } from '@date-fns/utc';
import { subHours } from 'date-fns/subHours';
import type { Currency } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { always, nullable, readTable, writeTable } from '#functions/documents/format/codec.ts';
import { moment, number, text } from '#functions/documents/format/values.ts';
import { CommandRefused } from '../conversation.ts';

/** For this long PayPal returns the same refund for the same request id (reference/PayPal.mdx#retries-and-ids). */
const rememberedHours = 72;

const table = {
  at: nullable('at', moment),
  /** Null for the full remaining amount. */
  amount: nullable('amount', number),
  /** What had gone back of the charge before. */
  already: always('already', number, 0),
  requestId: always('request_id', text, ''),
};

/** The document of a refund that PayPal was asked for but has not confirmed; its id is the charge's. */
export function askedRefundRef(transactionId: string) {
  return { collection: 'RefundsAsked', id: transactionId };
}

/** A requested refund; a null amount is the full remaining amount. */
interface AskedRefund {
  transactionId: string;
  amount: MinorUnits | null;
  currency: Currency;
  /** What has gone back of the charge, as the operator knows. */
  already: MinorUnits;
}

/** The command's flag for an amount. */
function argumentOf({ amount, currency }: Pick<AskedRefund, 'amount' | 'currency'>): string {
  if (amount === null) return 'without --amount';
  const { decimals } = currencyFacts[currency];
  return `with --amount ${(amount / 10 ** decimals).toFixed(decimals)}`;
}

/**
 * Stores that PayPal is about to be asked for a refund; returns its request id, and whether it is a new one. A retry after a
 * lost response and another operator's equal request have the same id, so the refund is made once; until then, a refund of
 * another amount is refused.
 */
export async function noteAskedRefund(
  { store, now }: ServerContext,
  { transactionId, amount, currency, already }: AskedRefund,
): Promise<{ requestId: string; isNew: boolean }> {
  const ref = askedRefundRef(transactionId);
  return store.transaction(async (transaction) => {
    const asked = readTable(table, (await transaction.get(ref)) ?? {});
    const isOpen = asked.at !== null && asked.at > subHours(new UTCDate(now()), rememberedHours);
    if (isOpen && asked.already === already) {
      if (asked.amount === amount) return { requestId: asked.requestId, isNew: false };
      throw new CommandRefused(
        `PayPal has not answered an earlier refund of this payment. Ask for it again first, ${argumentOf({ amount: asked.amount, currency })}.`,
      );
    }
    const requestId = `refund-${transactionId}-${amount ?? 'all'}-${now().getTime()}`;
    transaction.set(ref, writeTable(table, { at: now(), amount, already, requestId }));
    return { requestId, isNew: true };
  });
}
