import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import type { Pause, PauseOffer } from '#domain/account.ts';
import { chargeTimeOn } from '#domain/chargeDay.ts';
import { pauseNotices } from '#domain/notices.ts';
import { chargeAfterPause, daysKept, pauseEveryDays, pauseOffers } from '#domain/pause.ts';
import type { StoredPause, SubscriptionRecord } from '../documents/subscription.ts';
import { failedChargeOf } from '../ledger/owed.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { holdPrice } from '../subscription/change/newPrice.ts';
import { nextChargeOn } from '../subscription/confirmation.ts';
import { isFree, isSuspended, stateOf } from '../subscription/recordStatus.ts';
import { endRecord, recordPauseOver } from './ending.ts';
import { hasMovedCharge } from './factsOf.ts';
import { scheduleNotice } from './nextNotice.ts';
import { promisedCharge, spanOf, wasChargedIn } from './pauseSpan.ts';
import { standingIn } from './standingOf.ts';

/** The provider may charge this many days after the promised one, because of a short month or its time zone. */
const laterDays = 1;

/**
 * Whether the owner may pause the subscription: it runs, in its trial too, and its next charge is the end of the time that it covers. Not while a charge
 * has failed or the current period was refunded, because then there are no paid days to keep; nor soon after another pause,
 * because a pause of each night would postpone the charge for ever.
 */
export function canPause(record: SubscriptionRecord, now: Date): boolean {
  const { subscriptionId, facts } = record;
  const { coveredUntil, lost } = standingIn(record);
  const next = nextChargeOn(record);
  const earliest = subDays(new UTCDate(now), pauseEveryDays);
  const rested = facts.every(({ kind, at }) => kind !== 'paused' || at <= earliest);
  const isCovered = next !== null && (coveredUntil ?? now) >= next;
  const sound = isCovered && !failedChargeOf(record) && !lost && !hasMovedCharge(record);
  const billed = !isFree(record) && subscriptionId !== '';
  return stateOf(record) === 'active' && billed && sound && rested && next > now;
}

/** The pauses that the owner can choose now. */
export function pauseOffersOf(
  record: SubscriptionRecord,
  { now, months }: { now: Date; months: number },
): PauseOffer[] {
  const coveredUntil = nextChargeOn(record);
  return coveredUntil && canPause(record, now) ? pauseOffers({ now, coveredUntil, months }) : [];
}

/** Whether the pause's end has come, so that the subscription must resume. */
export function isOver({ until }: StoredPause, now: Date): boolean {
  return until <= now;
}

/** The record with a requested pause. No change waits for consent any more, as after a cancellation; a consent that comes nevertheless counts. */
export function askForPause(record: SubscriptionRecord, until: Date, now: Date): SubscriptionRecord {
  const coveredUntil = nextChargeOn(record) ?? now;
  return {
    ...holdPrice(record, chargeAfterPause({ from: now, until, coveredUntil })),
    waitingChange: null,
    reminderDue: null,
    pause: { askedAt: now, until, coveredUntil, from: null, noticedAt: null, failedAt: null },
  };
}

/** The record without a pause that has not begun, or is over. */
export function dropPause(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  return scheduleNotice({ ...record, pause: null, pauseDue: null }, now);
}

/** Moves the day from which fewer devices count: it is the end of the paid time, which the pause has moved. */
function moveCountedUntil(record: SubscriptionRecord, until: Date): SubscriptionRecord {
  const { billing } = record;
  const counted = billing?.countedDevices;
  if (!billing || !counted) return record;
  return { ...record, billing: { ...billing, countedDevices: { ...counted, until } } };
}

/**
 * The record after the provider has confirmed the pause. A charge between the request and the confirmation has paid for its
 * own period.
 */
export function confirmPause(
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
  const from = since < pause.askedAt ? pause.askedAt : since;
  const lateDays = charged ? 0 : daysKept({ from: pause.askedAt, coveredUntil: from });
  const confirmed = {
    ...pause,
    from,
    // The provider keeps the days from its own suspension on. The pause ends as many days later, so the charge keeps its day.
    until: new Date(addDays(new UTCDate(pause.until), lateDays)),
    coveredUntil: charged && next > pause.coveredUntil ? next : pause.coveredUntil,
  };
  const notice = noticeDay(confirmed);
  const noticed = notice <= now ? now : null;
  const paused: SubscriptionRecord = {
    ...record,
    pause: { ...confirmed, noticedAt: noticed },
    // A pause that ends this soon needs no further notice: its confirmation says the same.
    pauseDue: noticed ? confirmed.until : notice,
  };
  return scheduleNotice(moveCountedUntil(paused, promisedCharge(confirmed)), now);
}

/** When to notify the owner that the pause ends soon. */
export function noticeDay({ until }: Pick<StoredPause, 'until'>): Date {
  return pauseNotices['pause-ends'].opens(until);
}

/** The record with its notice sent. */
export function recordNotice(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const { pause } = record;
  return pause ? { ...record, pause: { ...pause, noticedAt: now }, pauseDue: pause.until } : record;
}

/** The record with a pause that ends now; unchanged if its end has already come. */
export function endPauseSooner(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const { pause } = record;
  if (!pause || pause.until <= now) return record;
  return { ...record, pause: { ...pause, until: now }, pauseDue: now };
}

/**
 * Whether the provider's next charge is on the promised day. It may be later by as many days as the pause ended late, but
 * never earlier; nothing may have been charged, and nothing may be owed.
 */
export function keepsPromise(pause: StoredPause, subscription: ProviderSubscription, now: Date): boolean {
  const { nextBillingTime, outstanding, failedPayments } = subscription;
  const span = spanOf(pause);
  if (nextBillingTime === null || outstanding > 0 || failedPayments > 0) return false;
  if (wasChargedIn(pause, subscription)) return false;
  const said = chargeTimeOn(new Date(nextBillingTime));
  const late = chargeAfterPause({ ...span, until: now });
  return said >= promisedCharge(pause) && said <= addDays(new UTCDate(late), laterDays);
}

/**
 * The record after its pause: the remaining days end with the next charge that the provider reports, or with the promised one if
 * the provider has charged since.
 */
export function closePause(
  record: SubscriptionRecord,
  { nextBillingTime }: ProviderSubscription,
  now: Date,
  promised: Date | null = null,
): SubscriptionRecord {
  if (!record.pause || nextBillingTime === null) return record;
  const next = promised ?? new Date(nextBillingTime);
  const details = { createTime: null, ...record.details, nextCharge: next };
  return dropPause(moveCountedUntil(recordPauseOver({ ...record, details }, next), next), now);
}

/**
 * The record whose pause could not end as promised: the subscription ends, and the remaining days begin. The owner is charged
 * again only after a new agreement, on terms that begin on the promised day.
 */
export function abandonPause(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const { pause } = record;
  const ended = endRecord(record, { at: now, by: 'provider', reason: null });
  return { ...ended, pause: pause && { ...pause, failedAt: now } };
}

/** The days that a pause keeps; none if they were refunded. */
export function daysKeptBy(record: SubscriptionRecord, pause: StoredPause): number {
  const { from, coveredUntil: end } = spanOf(pause);
  const { lost, coveredUntil } = standingIn(record);
  const paid = lost ? coveredUntil : end;
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
