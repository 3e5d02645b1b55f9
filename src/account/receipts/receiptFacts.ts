import { receipts as words } from '#content/account/receipts.ts';
import { brand, sellerLine } from '#content/brand.ts';
import type { Account, Receipt } from '#domain/account.ts';
import { billOf } from '#domain/bill.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney, type MinorUnits } from '#domain/money.ts';
import { wentBack } from '#domain/wentBack.ts';

export interface ReceiptContext {
  receipt: Receipt;
  /** The refunds of a charge that are known by their amounts. */
  returned?: MinorUnits;
  /** The owner's address. */
  email: string;
  /** The buyer named on the invoice. */
  buyer: Omit<Account['profile'], 'marketingConsent'>;
}

/** The formatted date of a receipt. */
export function dayOf({ at }: Receipt): string {
  return formatDay(at);
}

export function amountOf(receipt: Receipt): string {
  const amount = formatMoney(receipt);
  const returned = words.refunded(amount);
  return { charge: amount, refund: returned, reversal: returned, reinstatement: amount }[receipt.kind];
}

/** The formatted period that a charge covers; null if there is none. `unbroken`: no line break within a date. */
export function periodOf(
  { periodStart, periodEnd }: Receipt,
  { unbroken = false }: { unbroken?: boolean } = {},
): string | null {
  if (periodStart === null || periodEnd === null) return null;
  const day = (moment: string) => formatDay(moment).replaceAll(' ', unbroken ? '\u00A0' : ' ');
  return words.period(day(periodStart), day(periodEnd));
}

/** A charge, or what was refunded, and of which invoice. */
export function kindOf({ kind, creditFor }: Receipt): string {
  const name = words.kinds[kind];
  const credit = words.creditOf(name, creditFor);
  return { charge: name, refund: credit, reversal: credit, reinstatement: credit }[kind];
}

/** The rest of a receipt's line: the period of a charge, and how much of it was refunded. */
export function notesOf(receipt: Receipt): string[] {
  if (receipt.refundedUnused) return [words.refundedAtOnce];
  const period = periodOf(receipt, { unbroken: true });
  const { returned } = receipt;
  return [
    ...(period === null ? [] : [period]),
    ...(returned === 'nothing' ? [] : [words.returned[returned]]),
  ];
}

/** What of a charge went back, as far as the credit and debit notes say. */
export function returnedOf({ number }: Receipt, all: readonly Receipt[]): MinorUnits {
  return wentBack(all.filter(({ creditFor }) => creditFor === number));
}

/** The amount of a credit or debit note; the lines of a charge, as its e-mail has them, their total and what went back of it. */
function amounts({ receipt, returned = 0 }: ReceiptContext) {
  const { ticket, bill: billWords } = words;
  if (receipt.kind !== 'charge') return [{ label: ticket.amount, value: amountOf(receipt) }];
  const bill = billOf({ ...receipt, returned }, billWords);
  // The provider may not report the amount of a partial refund.
  const share = bill.returned || receipt.refundedUnused ? 'nothing' : receipt.returned;
  return [
    ...[...bill.lines, bill.total, ...(bill.returned ? [bill.returned] : [])].map(({ label, amount }) => ({
      label,
      value: amount,
    })),
    ...(share === 'nothing' ? [] : [{ label: ticket.status, value: ticket.returned[share] }]),
  ];
}

/** The facts of one receipt in order, for the screen, for paper and for copying. */
export function receiptFacts(context: ReceiptContext) {
  const { receipt, email, buyer } = context;
  const { ticket } = words;
  const { businessName = '', taxNumber = '', fullName, restaurantName } = buyer;
  const buyerName = [businessName, fullName, restaurantName].find((name) => name !== '');
  const period = receipt.refundedUnused ? ticket.noPeriod : periodOf(receipt);
  return [
    { label: ticket.number, value: receipt.number, long: true },
    ...(receipt.creditFor === null
      ? []
      : [{ label: ticket.creditFor, value: receipt.creditFor, long: true }]),
    { label: ticket.date, value: dayOf(receipt) },
    ...amounts(context),
    { label: ticket.what, value: ticket.subscriptionTo(brand.name) },
    ...(period === null ? [] : [{ label: ticket.period, value: period }]),
    { label: ticket.paidBy[receipt.kind], value: ticket.provider },
    { label: ticket.seller, value: sellerLine, long: true },
    ...(buyerName === undefined ? [] : [{ label: ticket.buyer, value: buyerName, long: true }]),
    ...(taxNumber === '' ? [] : [{ label: ticket.taxNumber, value: taxNumber, long: true }]),
    { label: ticket.account, value: email, long: true },
    { label: ticket.subscription, value: receipt.subscriptionId, long: true },
    { label: ticket.transaction, value: receipt.transactionId, long: true },
  ];
}

export function receiptAsText(context: ReceiptContext): string {
  return [
    brand.name,
    words.ticket.heading[context.receipt.kind],
    ...receiptFacts(context).map(({ label, value }) => `${label}: ${value}`),
    brand.supportEmail,
  ].join('\n');
}
