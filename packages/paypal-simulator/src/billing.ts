import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { min } from 'date-fns/min';
import { dueTime, monthCountOf } from './account.ts';
import { announce, planOf } from './announcements.ts';
import { chargeTimeAfter, paypalTime } from './billingClock.ts';
import { failureNote, moveSubscription } from './lifecycle.ts';
import { recordCharge } from './sales.ts';
import type { Account, Plan, Subscription } from './resources.ts';
import { billAt, billOf, regularOf } from './subscriptionView.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** Number of retries of a failed charge, and the days between them (reference/PayPal.mdx#failed-payments). */
const retries = { most: 2, days: 5 };

function thresholdOf({ payment_preferences: preferences }: Plan): number {
  const { payment_failure_threshold: threshold } = preferences;
  return typeof threshold === 'number' ? threshold : 0;
}

function fail(simulator: PayPalSimulator, subscription: Subscription, account: Account, again: number): void {
  const now = simulator.now();
  const retry = { time: paypalTime(addDays(new UTCDate(now), retries.days)), tries: again };
  const { retry: _, ...rest } = account;
  const last = { time: paypalTime(now), amount: account.outstanding };
  const tried = simulator.ledger.changeSubscription(subscription, {
    account: { ...rest, last_failed: last, ...(again < retries.most && { retry }) },
  });
  announce(simulator, tried, 'PAYMENT.FAILED');
  const threshold = thresholdOf(planOf(simulator, tried));
  if (again >= retries.most && threshold > 0 && account.failed >= threshold) {
    moveSubscription(simulator, tried, 'suspend', failureNote);
  }
}

/** A subscription's account after all that was due is paid. */
function settled({ retry: _, ...account }: Account, next: string): Account {
  return { ...account, next_time: next, failed: 0, outstanding: 0 };
}

/** Makes the charges due now: the regular charge with the outstanding amount, or a failed one's retry. */
export function charge(simulator: PayPalSimulator, subscription: Subscription): void {
  const plan = planOf(simulator, subscription);
  const { account } = subscription;
  const bill = account && billAt(subscription, plan, account.next_time);
  const regular = regularOf(subscription, plan);
  if (!account || !bill || !regular) return;
  const { next_time: next, retry, outstanding, failed } = account;
  const trying = retry && dueTime(subscription) === retry.time ? retry : undefined;
  const owed = outstanding + (trying ? 0 : bill.amount);
  const nextTime = trying
    ? next
    : chargeTimeAfter(regular.frequency, next, monthCountOf(simulator, subscription));
  if (subscription.funding === 'fails') {
    const count = trying ? failed : failed + 1;
    const due = { ...account, next_time: nextTime, outstanding: owed, failed: count };
    fail(simulator, subscription, due, trying ? trying.tries + 1 : 0);
    return;
  }
  const paid = simulator.ledger.changeSubscription(subscription, {
    account: settled(account, nextTime),
  });
  recordCharge(simulator, paid, { ...bill, amount: owed });
}

/** The buyer has money again: charges the outstanding amount and resumes a subscription suspended for it. */
export function repair(simulator: PayPalSimulator, broken: Subscription): Subscription {
  const { funding: _, ...healthy } = broken;
  const { ledger } = simulator;
  ledger.change((books) => (books.subscriptions[broken.id] = healthy));
  const { account, status } = healthy;
  const bill = billOf(healthy, planOf(simulator, healthy));
  if (!account || !bill || account.outstanding === 0) return healthy;
  const paid = simulator.ledger.changeSubscription(healthy, {
    account: settled(account, account.next_time),
  });
  const charged = recordCharge(simulator, paid, { ...bill, amount: account.outstanding });
  return status === 'SUSPENDED' ? moveSubscription(simulator, charged, 'activate') : charged;
}

/** Makes the buyer's payments fail from now on. */
export function breakFunding(simulator: PayPalSimulator, subscription: Subscription): Subscription {
  return simulator.ledger.changeSubscription(subscription, { funding: 'fails' });
}

/**
 * Moves the clock to a moment. On the way it makes each due charge at its own time and in order, and retries deliveries that
 * no webhook has accepted. Each charge's events are delivered, or scheduled for later, before the next charge.
 */
export async function runUntil(simulator: PayPalSimulator, moment: Date): Promise<void> {
  const { ledger, courier, clock } = simulator;
  const nextDue = () =>
    Object.values(ledger.books.subscriptions)
      .flatMap((subscription) => {
        const time = dueTime(subscription);
        return time === undefined ? [] : [{ subscription, at: new Date(time) }];
      })
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())[0];
  for (;;) {
    const due = nextDue();
    const attempt = courier.nextAttempt();
    const at = due && attempt ? min([due.at, attempt]) : (due?.at ?? attempt);
    if (!at || at > moment) break;
    clock.moveTo(at);
    if (due && due.at <= at) charge(simulator, due.subscription);
    courier.attemptDue();
    await courier.settled();
  }
  clock.moveTo(moment);
}
