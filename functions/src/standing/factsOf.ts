import { periodOf } from '../documents/charges.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { paidTermsAt } from '../ledger/billedTerms.ts';
import type { Fact, FactOf } from '../ledger/facts.ts';
import { nextChargeOn, offeredAt } from '../documents/nextCharge.ts';
import { failedChargeOf } from '../ledger/owed.ts';
import { isAlive, isFree } from '../subscription/recordStatus.ts';
import { lastDueCharge, pausedSince, promisedCharge } from './pauseDates.ts';

/** Whether the provider has moved the next charge with a change, which it must not. */
function wasChargeMovedByProvider(record: SubscriptionRecord): boolean {
  const moved = record.billing?.movedCharge?.to;
  return moved !== undefined && moved !== null && moved.getTime() === nextChargeOn(record)?.getTime();
}

/**
 * Whether nothing is unpaid and no change has moved the next charge. Otherwise its date is not the end of the paid time, and plan
 * and devices cannot change: with each change, the owner could postpone the charge again.
 */
export function chargesAsAgreed(record: SubscriptionRecord): boolean {
  return !failedChargeOf(record) && !wasChargeMovedByProvider(record);
}

function offered(record: SubscriptionRecord): Fact {
  const { billing } = record;
  return {
    kind: 'offered',
    at: offeredAt(record),
    firstCharge: billing?.firstCharge ?? null,
    trialDays: billing?.trialDays ?? null,
    free: isFree(record),
  };
}

/** One interval from a payment that the provider says, until its list shows the charge and `periodOf` decides. */
function unlistedPeriod(record: SubscriptionRecord): Fact[] {
  const { billing } = record;
  const at = lastDueCharge(record);
  const interval = paidTermsAt(record, at)?.interval ?? billing?.interval ?? null;
  if (!at || !interval) return [];
  const [next] = nextCharge(record);
  const said = { lastPayment: null, nextBillingTime: next?.isEnd ? next.at.toISOString() : null };
  return [{ kind: 'unlistedPeriod', at, until: periodOf({ at: at.toISOString() }, said, { interval }).end }];
}

function nextCharge(record: SubscriptionRecord): Array<FactOf<'nextCharge'>> {
  const at = nextChargeOn(record);
  return at ? [{ kind: 'nextCharge', at, isEnd: chargesAsAgreed(record), isDue: isAlive(record) }] : [];
}

function pausing({ pause }: SubscriptionRecord): Fact[] {
  if (!pause) return [];
  const { endBefore, failedAt } = pause;
  const endAfter = promisedCharge(pause);
  return [{ kind: 'pausing', at: pausedSince(pause), endBefore, endAfter, failed: failedAt !== null }];
}

/** The facts of a record: the stored ones, and what its offer and the provider's last answer say. */
export function factsOf(record: SubscriptionRecord): Fact[] {
  const { ending, facts } = record;
  const ended: Fact[] = ending?.at ? [{ kind: 'ended', at: ending.at }] : [];
  return [
    offered(record),
    ...facts,
    ...unlistedPeriod(record),
    ...nextCharge(record),
    ...pausing(record),
    ...ended,
  ];
}
