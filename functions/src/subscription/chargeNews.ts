import { isDeepStrictEqual } from 'node:util';
import type { Currency } from '#domain/currency.ts';
import type { Fields, Transaction } from '../store/Store.ts';
import { chargeRef, returnedOf } from '../documents/charges.ts';
import { latest, momentIn, textIn } from '../documents/fieldValues.ts';
import { amountOf, isUnnamed, type Charges } from './settledCharges.ts';

/** Money given back that is new on record. */
export interface NewlyGivenBack {
  kind: 'refund' | 'reversal';
  /** The provider's id of it; of the charge, where the provider names no other. */
  transactionId: string;
  at: Date;
  amount: number;
  currency: Currency;
}

/** The documents that differ, by their ids; undefined for one that is to be removed. */
export function changedCharges(known: Charges, after: Charges): Array<[string, Fields | undefined]> {
  const changed = [...after].filter(([id, fields]) => !isDeepStrictEqual(fields, known.get(id)));
  return [
    ...changed,
    ...[...known.keys()].filter((id) => !after.has(id)).map((id) => [id, undefined] as [string, undefined]),
  ];
}

/** Writes what `changedCharges` answers. */
export function writeCharges(transaction: Transaction, changed: ReturnType<typeof changedCharges>): void {
  for (const [id, fields] of changed) {
    if (fields) transaction.set(chargeRef(id), fields);
    else transaction.delete(chargeRef(id));
  }
}

/** What was given back and is told for the first time: not a refund whose amount was told before its name. */
export function newlyGivenBack(known: Charges, after: Charges): NewlyGivenBack[] {
  const told = [...known.values()].filter(isUnnamed);
  return [...after].flatMap(([id, fields]) => {
    const { kind, currency } = fields;
    const of = textIn(fields, 'of');
    const at = momentIn(fields, 'at');
    if (known.has(id) || (kind !== 'refund' && kind !== 'reversal') || at === null) return [];
    if (told.some((unnamed) => of === '' || unnamed['of'] === of)) return [];
    const transactionId = isUnnamed(fields) ? of : id;
    return [{ kind, transactionId, at, amount: amountOf(fields), currency: currency as Currency }];
  });
}

/** The end of the time that charges paid for and have lost now; null where it is over, or none has lost any. */
export function timeLost(known: Charges, after: Charges, now: Date): Date | null {
  const lost = [...after].filter(([id, charge]) => {
    return returnedOf(charge) === 'all' && returnedOf(known.get(id) ?? {}) !== 'all';
  });
  const end = latest(lost.map(([, charge]) => momentIn(charge, 'period_end')));
  return end !== null && end > now ? end : null;
}
