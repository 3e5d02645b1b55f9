import { parseBookkeeping } from '../documents/bookkeeping.ts';
import type { StoredDocument } from '../store/Store.ts';
import { isAlive, isFree } from '../subscription/recordStatus.ts';
import { begunAt, endedAt, soldIn } from './sold.ts';

/** One billed subscription, also of an owner who has deleted the account. */
export interface Life {
  begun: Date;
  /** The trial's end; without a trial, the beginning. */
  paysFrom: Date;
  /** Null while it runs. */
  ended: Date | null;
}

export interface CountedLives {
  subscriptions: readonly StoredDocument[];
  /** Earlier records of owners who came back with another subscription. */
  past: readonly StoredDocument[];
  /** Bookkeeping documents of subscriptions whose owners were deleted. */
  bookkeeping: readonly StoredDocument[];
}

/** All subscriptions that were billed: what weeks and months count as begun and ended. */
export function livesOf({ subscriptions, past, bookkeeping }: CountedLives): Life[] {
  const recorded = [...subscriptions, ...past].map(soldIn).filter((one) => !isFree(one));
  const lives = recorded.map((one) => ({
    begun: begunAt(one),
    paysFrom: one.paysFrom,
    ended: isAlive(one) ? null : (endedAt(one) ?? one.replacedAt ?? begunAt(one)),
  }));
  const kept = bookkeeping
    .map(({ fields }) => parseBookkeeping(fields))
    .map(({ created, firstCharge, ended, ownerDeleted }) => ({
      begun: created,
      paysFrom: firstCharge,
      ended: ended ?? ownerDeleted,
    }));
  return [...lives, ...kept].flatMap(({ begun, paysFrom, ended }) =>
    begun ? [{ begun, paysFrom: paysFrom ?? begun, ended }] : [],
  );
}
