import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns';
import type { Account, Pause, PauseOffer } from '#domain/account.ts';
import { chargeTimeOn } from '#domain/chargeDay.ts';
import { pauseNotices } from '#domain/notices.ts';
import { chargeAfterPause, daysKept, pauseOffers, type PauseSpan } from '#domain/pause.ts';
import type { StoredPause, SubscriptionRecord } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { withPriceHeld } from './change/newPrice.ts';
import { nextChargeOn } from './confirmation.ts';
import { withNextNotice } from './nextNotice.ts';
import {
  coveredUntil,
  hasMovedCharge,
  pausedSince,
  timeGivenBackOf,
  withCancellation,
  withMovedEnd,
} from './access.ts';
import { effectsOn, isFree, isSuspended } from './recordStatus.ts';

/** The provider may charge so many days after the promised one: a month may be too short, or its clock another. */
const laterDays = 1;

/** The days that a pause counts by. */
export function spanOf(pause: StoredPause): PauseSpan {
  return { from: pausedSince(pause), until: pause.until, coveredUntil: pause.coveredUntil };
}

/**
 * Whether its owner may pause it: it is paid for, it runs, and its next charge is known. Not while a charge has failed or the time
 * that runs was given back, because there is nothing that could wait.
 */
export function canPause(record: SubscriptionRecord, now: Date): boolean {
  const { failedPayment, subscriptionId } = record;
  const next = nextChargeOn(record);
  const sound = !failedPayment?.at && !timeGivenBackOf(record) && !hasMovedCharge(record);
  const billed = !isFree(record) && subscriptionId !== '';
  return effectsOn(record, 'paused') !== null && billed && sound && next !== null && next > now;
}

/** The pauses that are offered to its owner now. */
export function pauseOffersOf(
  record: SubscriptionRecord,
  { now, months }: { now: Date; months: number },
): PauseOffer[] {
  const coveredUntil = nextChargeOn(record);
  return coveredUntil && canPause(record, now) ? pauseOffers({ now, coveredUntil, months }) : [];
}

/** Whether the day of the end has come, so that the subscription is to go on. */
export function isOver({ until }: StoredPause, now: Date): boolean {
  return until <= now;
}

/** The record with a pause that was asked for. A change that waits for consent is dropped, as with a cancellation. */
export function withPause(record: SubscriptionRecord, until: Date, now: Date): SubscriptionRecord {
  const coveredUntil = nextChargeOn(record) ?? now;
  return {
    ...withPriceHeld(record, chargeAfterPause({ from: now, until, coveredUntil })),
    waitingChange: null,
    reminderDue: null,
    pause: { askedAt: now, until, coveredUntil, from: null, noticedAt: null, failedAt: null },
    pauseDue: now,
  };
}

/** The record without a pause that the provider has refused to begin. */
export function withoutPause(record: SubscriptionRecord): SubscriptionRecord {
  return { ...record, pause: null, pauseDue: null };
}

/** The devices that count wait too: fewer count from the end of what is paid for, which has moved. */
function withDevicesUntil(record: SubscriptionRecord, until: Date): SubscriptionRecord {
  const { billing } = record;
  const counted = billing?.countedDevices;
  if (!billing || !counted) return record;
  return { ...record, billing: { ...billing, countedDevices: { ...counted, until } } };
}

/**
 * The record of which the provider has confirmed that it charges nothing. A charge that was made between the click and the
 * confirmation has paid for a period of its own.
 */
export function withConfirmedPause(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): SubscriptionRecord {
  const { pause } = record;
  if (pause?.from !== null) return record;
  const { statusSince, lastPayment, nextBillingTime } = subscription;
  const since = statusSince === null ? now : new Date(statusSince);
  const charged = lastPayment !== null && new Date(lastPayment.at) > pause.askedAt;
  const next = nextBillingTime === null ? pause.coveredUntil : new Date(nextBillingTime);
  const confirmed = {
    ...pause,
    from: since < pause.askedAt ? pause.askedAt : since,
    coveredUntil: charged && next > pause.coveredUntil ? next : pause.coveredUntil,
  };
  const notice = noticeDay(confirmed);
  const noticed = notice <= now ? now : null;
  return withDevicesUntil(
    {
      ...record,
      pause: { ...confirmed, noticedAt: noticed },
      // A pause that is over so soon needs no further notice: its confirmation says the same.
      pauseDue: noticed ? confirmed.until : notice,
    },
    chargeAfterPause(spanOf(confirmed)),
  );
}

/** When the owner is told that the pause ends soon. */
export function noticeDay({ until }: Pick<StoredPause, 'until'>): Date {
  return pauseNotices['pause-ends'].opens(until);
}

/** The record with its notice sent. */
export function withNotice(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const { pause } = record;
  return pause ? { ...record, pause: { ...pause, noticedAt: now }, pauseDue: pause.until } : record;
}

/** The record whose pause is to end now; one that is over already stays as it is. */
export function withEarlierEnd(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const { pause } = record;
  if (!pause || pause.until <= now) return record;
  return { ...record, pause: { ...pause, until: now }, pauseDue: now };
}

/**
 * Whether the provider charges next on the promised day. It may be later by as many days as the pause was ended late, and never
 * earlier; nothing may have been charged, and nothing may be owed.
 */
export function keepsPromise(pause: StoredPause, subscription: ProviderSubscription, now: Date): boolean {
  const { nextBillingTime, lastPayment, outstanding, failedPayments } = subscription;
  const span = spanOf(pause);
  if (nextBillingTime === null || outstanding > 0 || failedPayments > 0) return false;
  if (lastPayment !== null && new Date(lastPayment.at) > span.from) return false;
  const told = chargeTimeOn(new Date(nextBillingTime));
  const late = chargeAfterPause({ ...span, until: now });
  return told >= chargeAfterPause(span) && told <= addDays(new UTCDate(late), laterDays);
}

/** The record whose pause is over: the days that were left end with the charge that the provider names. */
export function withPauseEnded(
  record: SubscriptionRecord,
  { nextBillingTime }: ProviderSubscription,
  now: Date,
): SubscriptionRecord {
  if (!record.pause || nextBillingTime === null) return record;
  const next = new Date(nextBillingTime);
  const ended: SubscriptionRecord = { ...withoutPause(withMovedEnd(record, next)), status: 'active' };
  return withNextNotice(withDevicesUntil(ended, next), now);
}

/**
 * The record whose pause could not end as was promised: it ends, and the days that were left begin. What follows them is charged
 * only if its owner agrees again, on terms that begin with the promised day.
 */
export function withFailedPause(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const { pause } = record;
  const ended = withCancellation(record, { at: now, by: 'provider', reason: null });
  return { ...ended, status: 'cancelled', pause: pause && { ...pause, failedAt: now } };
}

/** The days that wait; none where the money for them was given back. */
export function daysKeptBy(record: SubscriptionRecord, pause: StoredPause): number {
  const { from, coveredUntil: end } = spanOf(pause);
  const paid = timeGivenBackOf(record) ? coveredUntil(record) : end;
  return daysKept({ from, coveredUntil: paid ?? from });
}

/** The pause as its owner sees it. */
export function pauseViewOf(record: SubscriptionRecord, now: Date): Pause | null {
  const { pause } = record;
  if (!pause) return null;
  const step = () => {
    if (pause.failedAt) return 'failed';
    if (isOver(pause, now)) return 'resuming';
    return pause.from === null || !isSuspended(record) ? 'asked' : 'paused';
  };
  return {
    step: step(),
    from: pause.from?.toISOString() ?? null,
    until: pause.until.toISOString(),
    daysKept: daysKeptBy(record, pause),
  };
}

/** The next charge of a paused account: the first one after the pause. */
export function pausedCharge(
  pause: StoredPause,
  price: Omit<NonNullable<Account['nextCharge']>, 'at'>,
): Account['nextCharge'] {
  return { at: chargeAfterPause(spanOf(pause)).toISOString(), ...price };
}
