import { overview as words } from '#content/account/overview.ts';
import type { Account } from '#domain/account.ts';
import { formatDay, formatLargeDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { lastDay } from '#domain/trial.ts';
import { amountInWords } from '#funnel/price/amountInWords.ts';
import { lastDayInWords } from '../lastDayInWords.ts';
import { lastChargeIn } from './accountTimeline.ts';

/** The ticket's main figure: the price while there are charges, the last day after a cancellation. */
export interface Headline {
  /** Text before the figure. */
  label?: string;
  figure: string;
  /** Text after the figure. */
  unit?: string;
}

/** The headline; null in states without a reliable figure. */
export function headline({ state, subscription, accessUntil, cancelledAt, pause }: Account): Headline | null {
  const { total, currency, interval } = subscription;
  if (state === 'suspended' || state === 'refunded') return null;
  if (pause && state === 'paused') {
    return pause.step === 'paused'
      ? { label: words.rows.pausedUntil, figure: formatLargeDay(pause.until) }
      : null;
  }
  if (state === 'cancelled' || state === 'ended') {
    const end = state === 'ended' ? (accessUntil ?? cancelledAt) : accessUntil;
    if (end === null) return null;
    return state === 'ended'
      ? { label: words.rows.accessEnded, figure: formatLargeDay(end) }
      : { label: words.rows.lastDay, figure: formatLargeDay(lastDay(new Date(end))) };
  }
  const figure = amountInWords({ amount: total, currency });
  return total === 0 ? { figure } : { figure, unit: words.perInterval[interval] };
}

function renewal(account: Account): string {
  const { stateLines: lines } = words;
  const { subscription, nextCharge } = account;
  const paid = lastChargeIn(account)?.paidFor;
  // The owner has agreed to be charged by another period once the paid one is over.
  return nextCharge && paid && paid.interval !== subscription.interval
    ? lines.activeFrom(formatDay(nextCharge.at), subscription.interval)
    : lines.active(subscription.interval);
}

export function stateLine(account: Account): string {
  const { state, subscription, accessUntil, cancelledAt, pause, failedPayment } = account;
  const { stateLines: lines } = words;
  switch (state) {
    case 'trial':
      return lines.trial(lastDayInWords(subscription.trialEndsAt));
    case 'active':
      return subscription.total === 0 ? lines.activeFree : renewal(account);
    case 'paused':
      return pause?.step === 'paused' ? lines.paused : lines.pausing;
    case 'cancelled':
      if (pause) return lines.ended;
      return accessUntil === null ? lines.endedSome : lines.cancelled;
    case 'suspended':
      return failedPayment ? lines.paymentFailed : lines.suspended;
    case 'ended':
      if (failedPayment) return lines.endedUnpaid(formatMoney(failedPayment));
      return accessUntil === null && cancelledAt === null ? lines.endedSome : lines.ended;
    default:
      return lines[state];
  }
}

function chargeRow({ nextCharge, failedPayment }: Account) {
  const { rows } = words;
  // A failed charge is retried before the next period is charged.
  if (failedPayment?.nextTryAt) {
    const { nextTryAt } = failedPayment;
    return {
      label: rows.nextTry,
      value: rows.nextChargeOn(formatMoney(failedPayment), formatDay(nextTryAt)),
    };
  }
  if (nextCharge) {
    return {
      label: rows.nextCharge,
      value: rows.nextChargeOn(formatMoney(nextCharge), formatDay(nextCharge.at)),
    };
  }
  return { label: rows.nextCharge, value: rows.noCharge };
}

/** The devices that are in effect. While the subscription runs, with the date on which the agreed number replaces them. */
function deviceCount({ subscription, state }: Account): string {
  const { posDevices, countedDevices: counted } = subscription;
  if (counted === null) return words.deviceCount(posDevices);
  if (state === 'cancelled' || state === 'ended') return words.deviceCount(counted.posDevices);
  return words.devicesUntil(counted.posDevices, formatDay(counted.until), posDevices);
}

function newPriceRows({ announcedPrice, subscription }: Account) {
  if (announcedPrice === null) return [];
  const { total: amount, from } = announcedPrice;
  const { rows } = words;
  const price = formatMoney({ amount, currency: subscription.currency });
  return [{ label: rows.newPrice, value: rows.newPriceFrom(price, formatDay(from)) }];
}

/** The facts of a subscription, in order. */
export function overviewRows(account: Account, email: string) {
  const { rows } = words;
  const { couponCode, subscriptionId } = account.subscription;
  return [
    chargeRow(account),
    ...newPriceRows(account),
    ...(account.pause && account.state === 'paused'
      ? [{ label: rows.daysKept, value: String(account.pause.daysKept) }]
      : []),
    { label: rows.devices, value: deviceCount(account) },
    ...(couponCode === null ? [] : [{ label: rows.coupon, value: couponCode, long: true }]),
    { label: rows.account, value: email, long: true },
    { label: rows.subscription, value: subscriptionId, long: true },
  ];
}
