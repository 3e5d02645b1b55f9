import type { DocumentRef, Fields, Transaction } from '../../store/Store.ts';
import { nullable, readTable, writeTable } from '../format/codec.ts';
import { hashId } from '../format/hashId.ts';
import { moment } from '../format/values.ts';

const table = { began: nullable('began', moment) };

const trialRef = (kind: 'uid' | 'email' | 'payer', value: string): DocumentRef => ({
  collection: 'Trials',
  id: hashId(`${kind}\n${value}`),
});

/**
 * The documents that mark a free trial as used, one for an account without a record and one for an address: a new account of
 * the address gets no second trial. Removing the subscription leaves them in place.
 */
export function trialRefs({ uid, email }: { uid: string; email: string }): [DocumentRef, DocumentRef] {
  return [trialRef('uid', uid), trialRef('email', email)];
}

/**
 * The document that marks the trial of a payer at the provider as used. Only a hash of the provider's id is stored, so that the
 * mark can stay after the owner's data is deleted (decisions/OneTrialForEachPayer.mdx).
 */
export function payerTrialRef(payerId: string): DocumentRef {
  return trialRef('payer', payerId);
}

/**
 * Marks a trial as used: of the address, and of the payer if there is one. The account needs a mark only while it has no record,
 * which says the same (`uid`).
 */
export function noteTrial(
  transaction: Transaction,
  { uid, email, payerId, at }: { uid: string | null; email: string; payerId: string | null; at: Date },
): void {
  const refs = [
    ...(uid === null ? [] : [trialRef('uid', uid)]),
    trialRef('email', email),
    ...(payerId === null ? [] : [payerTrialRef(payerId)]),
  ];
  for (const ref of refs) transaction.set(ref, writeTable(table, { began: at }, undefined));
}

/** When the marked trial began; null if there is no mark. */
export function trialBegan(marks: readonly (Fields | undefined)[]): Date | null {
  const mark = marks.find((fields) => fields !== undefined);
  return mark ? readTable(table, mark).began : null;
}
