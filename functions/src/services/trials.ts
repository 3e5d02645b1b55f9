import { createHash } from 'node:crypto';
import type { DocumentRef, Transaction } from '../store/Store.ts';

const trialRef = (kind: 'uid' | 'email', value: string): DocumentRef => ({
  collection: 'Trials',
  id: createHash('sha256').update(`${kind}\n${value}`).digest('hex'),
});

/**
 * Where an owner's free trial is noted, apart from the subscription: it is once per owner, however often a
 * subscription is removed. By account and by address, so that neither a new account nor a new address brings another.
 */
export function trialRefs({ uid, email }: { uid: string; email: string }): [DocumentRef, DocumentRef] {
  return [trialRef('uid', uid), trialRef('email', email)];
}

/** Notes that the owner's trial has begun. */
export function noteTrial(
  transaction: Transaction,
  { uid, email, at }: { uid: string; email: string; at: Date },
): void {
  for (const ref of trialRefs({ uid, email })) transaction.set(ref, { began: at });
}
