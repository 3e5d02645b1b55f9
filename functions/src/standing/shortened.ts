import { daysAfter, daysBefore } from '#domain/days.ts';
import { besideDays } from '#domain/trial.ts';
import type { StoredFact, SubscriptionRecord } from '../documents/subscription.ts';
import { addFacts } from '../ledger/facts.ts';
import { endAfterPauses } from '../documents/nextCharge.ts';
import { isAlive, isFree } from '../subscription/recordStatus.ts';
import { lastDueCharge } from './pauseDates.ts';
import { accessEndOf, standingIn } from './standingOf.ts';
import { refundOnLeaving, undueCharges } from './undue.ts';

/** The end of an earlier subscription's time, before and after a refund, or before and after it was undone. */
export interface MovedEnd {
  from: Date;
  to: Date;
}

/**
 * The end of an ended record before and after a change. Of a charge that was not due, and made after a later subscription was
 * opened, nothing can have been promised to that one. Null if the end is the same.
 */
export function movedEnd(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  opened: Date | null,
): MovedEnd | null {
  if (isAlive(before) || isAlive(after)) return null;
  const endAsPromised = (record: SubscriptionRecord) => {
    const { facts, ending } = record;
    const charges = facts.filter((fact) => fact.kind === 'charged');
    const since = ending?.at;
    const undue = since ? undueCharges(charges, ({ at }) => at, refundOnLeaving(record, since)) : [];
    const later = new Set<StoredFact>(undue.filter(({ at }) => opened !== null && at > opened));
    return accessEndOf({ ...record, facts: facts.filter((fact) => !later.has(fact)) }).accessUntil;
  };
  const [from, to] = [endAsPromised(before), endAsPromised(after)];
  return to.getTime() === from.getTime() ? null : { from, to };
}

/**
 * A later record of the owner without the time promised from an earlier one: a start postponed until the end of paid time, or
 * paid time that a free subscription keeps for later; or with this time again, if the refund that took it was undone. Null if it
 * has no such time, or has been charged since.
 */
export function movePromise(
  record: SubscriptionRecord,
  { from, to }: MovedEnd,
  now: Date,
): SubscriptionRecord | null {
  const { billing } = record;
  const free = isFree(record);
  if (!free && !(billing?.trialDays === 0 && lastDueCharge(record) === null)) return null;
  const isTaken = record.facts.some(({ kind }) => kind === 'shortened');
  const { coveredUntil, firstCharge } = standingIn(record);
  const promised = free || isTaken ? coveredUntil : firstCharge;
  if (promised === null || (to < from ? promised <= now : !isTaken)) return null;
  // The later record's own pauses have moved its promised end.
  const end = endAfterPauses(record, { at: billing?.created ?? new Date(0), until: from });
  if (promised < daysBefore(end, besideDays) || promised > daysAfter(end, besideDays)) return null;
  return addFacts(record, [{ kind: 'shortened', at: now, until: to }]);
}
