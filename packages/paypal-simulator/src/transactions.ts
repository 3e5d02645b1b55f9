import type { Request } from 'express';
import { ApiError, type Detail } from './apiError.ts';
import { paypalTime } from './billingClock.ts';
import { amountOf, paypalValue } from './money.ts';
import { refundedOf, salesOf } from './sales.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';
import type { Sale, Subscription } from './resources.ts';

/** The longest time span of one request (reference/PayPal.mdx#transactions). */
const longestMs = 31 * 24 * 60 * 60 * 1000;

/** By how much the list may give a charge a later time than the subscription does. */
const listedLaterMs = 2 * 60 * 60 * 1000;

interface Span {
  from: number;
  to: number;
}

/** Reads `start_time` and `end_time`. Throws PayPal's 400 for a missing time or a span that is too long. */
export function spanIn({ query }: Request): Span {
  const refuse = (field: string, issue: Detail['issue']) =>
    new ApiError(400, [{ issue, field, location: 'query' }]);
  const time = (field: 'start_time' | 'end_time') => {
    const text = query[field];
    if (typeof text !== 'string') throw refuse(field, 'MISSING_REQUIRED_PARAMETER');
    if (Number.isNaN(Date.parse(text))) throw refuse(field, 'INVALID_PARAMETER_SYNTAX');
    return Date.parse(text);
  };
  const span = { from: time('start_time'), to: time('end_time') };
  if (span.to < span.from || span.to - span.from > longestMs)
    throw refuse('end_time', 'INVALID_PARAMETER_VALUE');
  return span;
}

function statusOf(subscription: Subscription, sale: Sale): string {
  if (sale.kind !== 'charge') return sale.kind === 'refund' ? 'REFUNDED' : 'REVERSED';
  const back = refundedOf(subscription, sale);
  if (back === 0) return 'COMPLETED';
  return back < sale.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

/** A fee in the form of PayPal's. What PayPal takes depends on the country and the contract; these figures are the simulator's own. */
const feeOf = (amount: number) => Math.min(amount, Math.round(amount * 0.03) + 30);

/** The payments of a time span, with the refunds that the settings list (reference/PayPal.mdx#transactions). */
export function transactionsView(
  { settings, now }: PayPalSimulator,
  { subscription, url }: { subscription: Subscription; url: string },
  { from, to }: Span,
): object {
  const { email_address: email } = subscription.subscriber;
  const later = settings.listedTimes === 'later' ? listedLaterMs : 0;
  const sales = salesOf(subscription);
  // What went back of a charge has no earlier time than the charge.
  const listedAt = (sale: Sale) => {
    const charge = sales.find(({ id }) => id === (sale.of ?? sale.id)) ?? sale;
    return Math.max(Date.parse(charge.time) + later, Date.parse(sale.time));
  };
  const inSpan = sales.filter(
    (sale) =>
      listedAt(sale) >= from &&
      listedAt(sale) <= Math.min(to, now().getTime()) &&
      (sale.kind === 'charge' || settings.refunds !== 'by status'),
  );
  const transactions = inSpan.map((sale) => {
    const { id, kind, amount, currency } = sale;
    const time = paypalTime(new Date(listedAt(sale)));
    const value = `${kind === 'charge' ? '' : '-'}${paypalValue(amount, currency)}`;
    const status = statusOf(subscription, sale);
    const parts = kind === 'charge' && {
      fee_amount: amountOf(feeOf(amount), currency),
      net_amount: amountOf(amount - feeOf(amount), currency),
    };
    const amounts = { gross_amount: { currency_code: currency, value }, ...parts };
    return { id, status, time, amount_with_breakdown: amounts, payer_email: email };
  });
  return { transactions, links: [{ href: url, rel: 'self', method: 'GET' }] };
}
