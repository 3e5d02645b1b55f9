import { UTCDate } from '@date-fns/utc';
import { chargeTimeOn } from '#domain/chargeDay.ts';
import { planOf } from './announcements.ts';
import { chargeTimeAfter, firstChargeTime, type MonthCount } from './billingClock.ts';
import { lookUp } from './ledger.ts';
import { recordCharge } from './sales.ts';
import type { BillingCycle, Plan, Subscription } from './resources.ts';
import { chargedAtStart, cyclesOf } from './subscriptionView.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** Changes what the books say of the money of a subscription. */
export function writeAccount(
  { ledger }: PayPalSimulator,
  { id }: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  return ledger.change((books) => {
    const current = lookUp(books.subscriptions, id);
    if (!current) throw new Error('The books have lost a subscription.');
    return (books.subscriptions[id] = { ...current, ...changes });
  });
}

/** The cycle that is charged for ever. */
export function regularOf(subscription: Subscription, plan: Plan): BillingCycle | undefined {
  return cyclesOf(subscription, plan).find(({ tenure_type: tenure }) => tenure === 'REGULAR');
}

/** Notes when a subscription that has just been agreed to is charged next. */
export function openAccount(simulator: PayPalSimulator, subscription: Subscription): Subscription {
  const cycles = cyclesOf(subscription, planOf(simulator, subscription));
  const start = new Date(subscription.start_time);
  const approved = simulator.now();
  const { monthEnds } = simulator.settings;
  const next = firstChargeTime(cycles, { start, approved, monthEnds });
  if (next === undefined) return subscription;
  const isCharged = start <= approved && chargedAtStart(subscription, planOf(simulator, subscription));
  const first = isCharged ? chargeTimeOn(approved) : new UTCDate(next);
  return writeAccount(simulator, subscription, {
    account: { next_time: next, failed: 0, outstanding: 0 },
    billing_day: first.getDate(),
  });
}

/** Charges what is due on the day of the approval: nothing in a free trial, or when it starts later. */
export function chargeAtStart(simulator: PayPalSimulator, subscription: Subscription): Subscription {
  if (new Date(subscription.start_time) > simulator.now()) return subscription;
  const charged = chargedAtStart(subscription, planOf(simulator, subscription));
  return charged && charged.amount > 0 ? recordCharge(simulator, subscription, charged) : subscription;
}

/** How the months of a subscription are counted. */
export function monthCountOf(
  { settings: { monthEnds } }: PayPalSimulator,
  { billing_day: day, account }: Subscription,
): MonthCount {
  return { monthEnds, billingDay: day ?? new UTCDate(account?.next_time ?? 0).getDate() };
}

/** Goes on after a suspension: the charges that fell into it are not made up for. */
export function resumeBilling(simulator: PayPalSimulator, subscription: Subscription): Subscription {
  const { account } = subscription;
  const regular = regularOf(subscription, planOf(simulator, subscription));
  if (!account || !regular) return subscription;
  const count = monthCountOf(simulator, subscription);
  let next = account.next_time;
  while (new Date(next) <= simulator.now()) next = chargeTimeAfter(regular.frequency, next, count);
  return writeAccount(simulator, subscription, { account: { ...account, next_time: next } });
}

/** When something is due next; undefined while nothing is charged. */
export function dueTime({ status, account }: Subscription): string | undefined {
  if (status !== 'ACTIVE' || !account) return undefined;
  const { next_time: next, retry } = account;
  return retry && Date.parse(retry.time) <= Date.parse(next) ? retry.time : next;
}
