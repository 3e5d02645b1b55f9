import type { DocumentRef, Fields, Transaction } from '../../store/Store.ts';
import type { Identity } from '../owner.ts';
import { nullable, readTable, writeTable } from '../format/codec.ts';
import { hashId, moment } from '../format/values.ts';

const table = { began: nullable('began', moment) };

const trialRef = (kind: 'uid' | 'email' | 'payer', value: string): DocumentRef => ({
  collection: 'Trials',
  id: hashId(`${kind}\n${value}`),
});

/** The documents that mark a free trial as used, by account and by address, so that neither gets a second one. */
export function trialRefs({ uid, email }: Identity): [DocumentRef, DocumentRef] {
  return [trialRef('uid', uid), trialRef('email', email)];
}

/** Marks a payer's trial as used, by a hash that stays after a deletion (decisions/OneTrialForEachPayer.mdx). */
export function payerTrialRef(payerId: string): DocumentRef {
  return trialRef('payer', payerId);
}

/** Marks a trial as used: of the owner, and of the payer if a trial was charged to one. */
export function noteTrial(
  transaction: Transaction,
  { uid, email, payerId, at }: { uid: string; email: string; payerId: string | null; at: Date },
): void {
  const payer = payerId === null ? [] : [payerTrialRef(payerId)];
  for (const ref of [...trialRefs({ uid, email }), ...payer])
    transaction.set(ref, writeTable(table, { began: at }));
}

/** When the marked trial began; null if there is no mark. */
export function trialBegan(marks: readonly (Fields | undefined)[]): Date | null {
  const mark = marks.find((fields) => fields !== undefined);
  return mark ? readTable(table, mark).began : null;
}
