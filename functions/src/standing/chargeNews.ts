import { isDeepStrictEqual } from 'node:util';
import type { Currency } from '#domain/currency.ts';
import type { Transaction } from '../store/Store.ts';
import { chargeRef, serializeCharge, type Charge } from '../documents/charges.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { refundsIn } from '../ledger/facts.ts';
import { latest } from '../ledger/latest.ts';
import { amountOf, isUnnamed, type Charges } from '../subscription/settledCharges.ts';
import { isInPause } from './pauseSpan.ts';
import { standingIn } from './standingOf.ts';

/** A refund or reversal that is new on record. */
export interface NewRefund {
  kind: 'refund' | 'reversal';
  /** The provider's id of the refund; the charge's id if the provider names no refund. */
  transactionId: string;
  /** The id that numbers the credit note. */
  noteId: string;
  at: Date;
  amount: number;
  currency: Currency;
}

/** The documents that differ, by id; undefined for a document to delete. */
export function changedCharges(known: Charges, after: Charges): Array<[string, Charge | undefined]> {
  const changed = [...after].filter(([id, charge]) => !isDeepStrictEqual(charge, known.get(id)));
  return [
    ...changed,
    ...[...known.keys()].filter((id) => !after.has(id)).map((id) => [id, undefined] as [string, undefined]),
  ];
}

/** Writes the result of `changedCharges`. */
export function writeCharges(transaction: Transaction, changed: ReturnType<typeof changedCharges>): void {
  for (const [id, charge] of changed) {
    if (charge) transaction.set(chargeRef(id), serializeCharge(charge));
    else transaction.delete(chargeRef(id));
  }
}

/** The refunds and reversals to report for the first time. Skips a refund whose amount was reported before its name. */
export function newRefunds(known: Charges, after: Charges): NewRefund[] {
  const reported = [...known.values()].filter(isUnnamed);
  return [...after].flatMap(([id, charge]) => {
    const { kind, at, of, currency } = charge;
    if (known.has(id) || (kind !== 'refund' && kind !== 'reversal') || !at || !currency) return [];
    if (reported.some((unnamed) => of === null || unnamed.of === of)) return [];
    const transactionId = isUnnamed(charge) ? (of ?? id) : id;
    return [{ kind, transactionId, noteId: charge.numberedBy ?? id, at, amount: amountOf(charge), currency }];
  });
}

/** The end of the time lost by newly refunded charges; null if it is over, or if no charge was fully refunded. */
export function timeLost(
  { before, after }: { before: SubscriptionRecord; after: SubscriptionRecord },
  now: Date,
): Date | null {
  const charged = new Map(after.facts.map((fact) => [fact.kind === 'charged' ? fact.id : '', fact.at]));
  const known = refundsIn(before.facts);
  const ends = [...refundsIn(after.facts).keys()].map((id) =>
    // Its owner was promised that nothing is charged in a pause, so no time was counted for it.
    known.has(id) || isInPause(after, charged.get(id) ?? null) ? null : standingIn(after).endOfCharge(id),
  );
  const end = latest(ends);
  return end !== null && end > now ? end : null;
}
