import { array, mixed, object, string, type InferType } from 'yup';
import { daysAfter } from '#domain/days.ts';
import type { Currency } from '#domain/currency.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { ProviderTransaction } from '../payments/PaymentProvider.ts';
import { amountIn, amountReply, readableAmount, readReply, timestampReply } from './http/readReply.ts';

/** PayPal returns at most this many days per request (reference/PayPal.mdx#transactions). */
const mostDays = 31;

/** Statuses of money that did not move, or has not moved yet. */
const unmoved = ['DECLINED', 'DENIED', 'FAILED', 'PENDING'];

/** The statuses of a charge of which money went back. Only the first says how much: all. */
const back = { all: 'REFUNDED', part: 'PARTIALLY_REFUNDED', reversed: 'REVERSED' } as const;

const transactionsReply = object({
  transactions: array(
    object({
      id: string().required(),
      status: string().required(),
      time: timestampReply.required(),
      amount_with_breakdown: object({
        gross_amount: amountReply.required(),
        fee_amount: mixed(),
      }).required(),
    }),
  ).default([]),
});

/** A time span for one request. */
interface Span {
  from: Date;
  to: Date;
}

/** Cuts a span of time into pieces that PayPal accepts, oldest first. */
export function spansOf({ from, to }: Span): Span[] {
  const end = new Date(Math.min(daysAfter(from, mostDays).getTime(), to.getTime()));
  if (from >= to) return [];
  return [{ from, to: end }, ...spansOf({ from: end, to })];
}

export function transactionsPath(subscriptionPath: string, { from, to }: Span): string {
  const query = new URLSearchParams({ start_time: from.toISOString(), end_time: to.toISOString() });
  return `${subscriptionPath}/transactions?${query.toString()}`;
}

/** The fee of a charge; undefined if it is not there, or in another currency. It never stops the reading of the charge itself. */
function feeIn(stated: unknown, currency: Currency): MinorUnits | undefined {
  const fee = amountReply.isValidSync(stated) ? readableAmount(stated) : null;
  return fee?.currency === currency ? fee.amount : undefined;
}

type Entry = InferType<typeof transactionsReply>['transactions'][number];

function transactionIn({ id, status, time, amount_with_breakdown: amounts }: Entry): ProviderTransaction {
  const { amount, currency, negative } = amountIn(amounts.gross_amount);
  const moved = { id, at: time, amount, currency };
  if (negative) return { ...moved, kind: status === back.reversed ? 'reversal' : 'refund', refunded: false };
  const fee = feeIn(amounts.fee_amount, currency);
  return {
    ...moved,
    kind: 'charge',
    refunded: status === back.all,
    partlyRefunded: status === back.part,
    reversed: status === back.reversed,
    ...(fee !== undefined && { fee }),
  };
}

/**
 * Reads `GET …/transactions`. A refunded charge stays in the list with a status that says so; PayPal's published format
 * specifies no more. If the list also contains refunds, their amounts are negative (reference/PayPal.mdx#transactions). Reads
 * amounts before fees, which is what the owner paid.
 */
export function transactionsIn(reply: unknown): ProviderTransaction[] {
  return readReply(transactionsReply, reply)
    .transactions.filter(({ status }) => !unmoved.includes(status))
    .map(transactionIn);
}
