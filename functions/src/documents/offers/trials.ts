import type { DocumentRef, Fields, Transaction } from '../../store/Store.ts';
import { nullable, readTable, writeTable } from '../format/codec.ts';
import { hashId } from '../format/hashId.ts';
import { moment } from '../format/values.ts';

const table = { began: nullable('began', moment) };

const trialRef = (kind: 'uid' | 'email', value: string): DocumentRef => ({
  collection: 'Trials',
  id: hashId(`${kind}\n${value}`),
});

/**
 * The documents that mark an owner's free trial as used, one for the account and one for the address: neither a new account
 * nor a new address gets a second trial. Removing the subscription leaves them in place.
 */
export function trialRefs({ uid, email }: { uid: string; email: string }): [DocumentRef, DocumentRef] {
  return [trialRef('uid', uid), trialRef('email', email)];
}

/** Marks the owner's trial as used. */
export function noteTrial(
  transaction: Transaction,
  { uid, email, at }: { uid: string; email: string; at: Date },
): void {
  for (const ref of trialRefs({ uid, email }))
    transaction.set(ref, writeTable(table, { began: at }, undefined));
}

/** When the marked trial began; null if there is no mark. */
export function trialBegan(marks: readonly (Fields | undefined)[]): Date | null {
  const mark = marks.find((fields) => fields !== undefined);
  return mark ? readTable(table, mark).began : null;
}
