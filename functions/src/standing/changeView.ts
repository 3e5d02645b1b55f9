import type { SubscriptionChange, WaitingChange } from '#domain/account.ts';
import type { AskedChange, SubscriptionRecord } from '../documents/subscription.ts';
import { failedChargeOf } from '../ledger/facts.ts';
import { nextChargeOn } from '../documents/nextCharge.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { devicesFrom } from './countedDevices.ts';

export function changeView(record: SubscriptionRecord, change: AskedChange, now: Date): SubscriptionChange {
  const { plan, posDevices, interval, currency, total, from, lostCoupon } = change;
  const devices = devicesFrom(record, posDevices, now)?.toISOString() ?? null;
  return {
    plan,
    posDevices,
    interval,
    currency,
    total,
    from: from.toISOString(),
    devicesFrom: devices,
    lostCoupon,
  };
}

/** The first charge at the new price. A charge made since the request moves it. */
export function startOf(record: SubscriptionRecord, { from }: AskedChange): Date {
  const next = nextChargeOn(record);
  return next && next > from ? next : from;
}

/**
 * The change that waits for the owner's consent. Null if there is none, if the owner cannot consent yet or owes something, or if
 * the subscription has ended. A charge in the meantime moves its first day.
 */
export function waitingChangeFrom(record: SubscriptionRecord, now: Date): WaitingChange | null {
  const { waitingChange: waiting } = record;
  if (!waiting || waiting.approveUrl === null || !isAlive(record) || failedChargeOf(record)) return null;
  return {
    ...changeView(record, { ...waiting, from: startOf(record, waiting) }, now),
    approveUrl: waiting.approveUrl,
    askedAt: waiting.askedAt.toISOString(),
  };
}
