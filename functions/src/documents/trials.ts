import type { DocumentRef, Transaction } from '../store/Store.ts';
import { hashId } from './format/hashId.ts';

const trialRef = (kind: 'uid' | 'email', value: string): DocumentRef => ({
  collection: 'Trials',
  id: hashId(`${kind}\n${value}`),
});

/**
 * The documents that mark an owner's free trial as used. They are separate from the subscription, so that removing it
 * brings no second trial, and exist by account and by address, so that neither a new account nor a new address does.
 */
export function trialRefs({ uid, email }: { uid: string; email: string }): [DocumentRef, DocumentRef] {
  return [trialRef('uid', uid), trialRef('email', email)];
}

/** Marks the owner's trial as used. */
export function noteTrial(
  transaction: Transaction,
  { uid, email, at }: { uid: string; email: string; at: Date },
): void {
  for (const ref of trialRefs({ uid, email })) transaction.set(ref, { began: at });
}
