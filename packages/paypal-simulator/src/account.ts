import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { chargeTimeOn } from './chargeTime.ts';
import { planOf } from './announcements.ts';
import { chargeTimeAfter, firstChargeTime, paypalTime, type MonthCount } from './billingClock.ts';
import { recordCharge } from './sales.ts';
import type { Subscription } from './resources.ts';
import { billOf, chargedAtStart, cyclesOf, regularOf } from './subscriptionView.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** Stores the date of a new subscription's next charge. */
export function openAccount(simulator: PayPalSimulator, subscription: Subscription): Subscription {
  const cycles = cyclesOf(subscription, planOf(simulator, subscription));
  const start = new Date(subscription.start_time);
  const approved = simulator.now();
  const { monthEnds } = simulator.settings;
  const next = firstChargeTime(cycles, { start, approved, monthEnds });
  if (next === undefined) return subscription;
  const isCharged = start <= approved && chargedAtStart(subscription, planOf(simulator, subscription));
  const first = isCharged ? chargeTimeOn(approved) : new UTCDate(next);
  return simulator.ledger.changeSubscription(subscription, {
    account: { next_time: next, failed: 0, outstanding: 0 },
    billing_day: first.getDate(),
  });
}

/** Makes the charge due at approval: none for a free trial or a later start. */
export function chargeAtStart(simulator: PayPalSimulator, subscription: Subscription): Subscription {
  if (new Date(subscription.start_time) > simulator.now()) return subscription;
  const charged = chargedAtStart(subscription, planOf(simulator, subscription));
  return charged && charged.amount > 0 ? recordCharge(simulator, subscription, charged) : subscription;
}

/** The rule for counting a subscription's months. */
export function monthCountOf(
  { settings: { monthEnds } }: PayPalSimulator,
  { billing_day: day, account }: Subscription,
): MonthCount {
  return { monthEnds, billingDay: day ?? new UTCDate(account?.next_time ?? 0).getDate() };
}

function movedBy(time: string, suspended: string, now: Date): Date {
  const days = differenceInCalendarDays(chargeTimeOn(now), chargeTimeOn(new Date(suspended)));
  return new Date(addDays(new UTCDate(time), days));
}

/** Resumes: postpones charges by the pause, keeps their dates, or makes missed ones immediately. */
export function resumeBilling(
  simulator: PayPalSimulator,
  subscription: Subscription,
  since: string | undefined,
): Subscription {
  const { settings, now } = simulator;
  const { account } = subscription;
  const plan = planOf(simulator, subscription);
  const regular = regularOf(subscription, plan);
  if (!account || !regular) return subscription;
  if (since !== undefined && settings.resuming === 'moves') {
    const moved = movedBy(account.next_time, since, now());
    return simulator.ledger.changeSubscription(subscription, {
      account: { ...account, next_time: paypalTime(moved) },
      billing_day: new UTCDate(moved).getDate(),
    });
  }
  const count = monthCountOf(simulator, subscription);
  let next = account.next_time;
  let missed = 0;
  while (new Date(next) <= now()) {
    next = chargeTimeAfter(regular.frequency, next, count);
    missed += 1;
  }
  const resumed = simulator.ledger.changeSubscription(subscription, {
    account: { ...account, next_time: next },
  });
  const bill = billOf(subscription, plan);
  if (!bill || missed === 0 || since === undefined || settings.resuming !== 'collects') return resumed;
  return recordCharge(simulator, resumed, { ...bill, amount: bill.amount * missed });
}

/** The next due date of a charge or retry; undefined while nothing is charged. */
export function dueTime({ status, account }: Subscription): string | undefined {
  if (status !== 'ACTIVE' || !account) return undefined;
  const { next_time: next, retry } = account;
  return retry && Date.parse(retry.time) <= Date.parse(next) ? retry.time : next;
}
