import { parseISO } from 'date-fns/parseISO';
import type { Pause, PauseOffer } from '#domain/account.ts';
import { beginningOf, chargeTimeOn } from '#domain/chargeDay.ts';
import { daysAfter } from '#domain/days.ts';
import { pauseNotices } from '#domain/notices.ts';
import { chargeAfterPause, daysKept, pauseEveryDays, pauseOffers } from '#domain/pause.ts';
import { besideDays } from '#domain/trial.ts';
import type { StoredPause, SubscriptionRecord } from '../documents/subscription.ts';
import { latest, owes, nameNextCharge } from '../ledger/facts.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { stopWaiting, holdPrice } from '../subscription/change.ts';
import { nextChargeOn } from '../documents/nextCharge.ts';
import { isBilled, isSuspended, stateOf } from '../subscription/recordStatus.ts';
import { chargesAsAgreed, standingIn } from './standingOf.ts';
import { scheduleNotice } from './nextNotice.ts';
import { promisedCharge, recordPauseOver, spanOf, wasChargedIn } from './pauseDates.ts';

/** What a reason that the provider keeps with a pause begins with; the end of the pause follows. */
const begun = 'Paused for the season until ';

/** What is between the reason of an end in a pause and when that began. */
const leftPaused = ', paused since ';

/** What the reason for the end of a pause begins with; its moment follows. */
const ended = 'The season starts again since ';

/**
 * From when on the owner may pause the subscription; null if it must change first: it runs, in its trial too, and its next charge is the
 * end of the time that it covers. Not while a charge has failed or the current period was refunded, because then there are no paid
 * days to keep; nor soon after another pause, because a pause of each night would postpone the charge for ever.
 * Then it is from the beginning of a day, because the page names a day.
 */
export function pausableFrom(record: SubscriptionRecord, now: Date): Date | null {
  const { coveredUntil, lost } = standingIn(record);
  const next = nextChargeOn(record);
  const paused = latest(record.facts.flatMap(({ kind, at }) => (kind === 'paused' ? [at] : [])));
  const isCovered = next !== null && (coveredUntil ?? now) >= next;
  const sound = isCovered && !lost && chargesAsAgreed(record);
  if (stateOf(record) !== 'active' || !isBilled(record) || !sound || next <= now) return null;
  return latest([now, paused && beginningOf(daysAfter(chargeTimeOn(paused), pauseEveryDays))]);
}

export function canPause(record: SubscriptionRecord, now: Date): boolean {
  const from = pausableFrom(record, now);
  return from !== null && from <= now;
}

export function pauseOffersOf(
  record: SubscriptionRecord,
  { now, months }: { now: Date; months: number },
): PauseOffer[] {
  const endBefore = nextChargeOn(record);
  return endBefore && canPause(record, now) ? pauseOffers({ now, endBefore, months }) : [];
}

/** Whether the pause's end has come, so that the subscription must resume. */
export function isOver({ until }: StoredPause, now: Date): boolean {
  return until <= now;
}

/** The record with a requested pause. No change waits for consent any more; a consent that comes nevertheless counts. */
export function askForPause(record: SubscriptionRecord, until: Date, now: Date): SubscriptionRecord {
  const endBefore = nextChargeOn(record) ?? now;
  return {
    ...stopWaiting(holdPrice(record, { promised: chargeAfterPause({ from: now, until, endBefore }), now })),
    reminderDue: null,
    pause: { askedAt: now, until, endBefore, from: null, noticedAt: null, failedAt: null },
  };
}

/** The record without a pause that has not begun, or is over. */
export function dropPause(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  return scheduleNotice({ ...record, pause: null, pauseDue: null }, now);
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
  const since = statusSince ?? now;
  const charged = lastPayment !== null && lastPayment.at > pause.askedAt;
  // The provider may name no next charge of a suspended subscription.
  const next = nextBillingTime ?? standingIn({ ...record, pause: null }).coveredUntil ?? pause.endBefore;
  const from = since < pause.askedAt ? pause.askedAt : since;
  const lateDays = charged ? 0 : daysKept({ from: pause.askedAt, endBefore: from });
  const confirmed = {
    ...pause,
    from,
    // The provider keeps the days from its own suspension on. The pause ends as many days later, so the charge keeps its day.
    until: daysAfter(pause.until, lateDays),
    endBefore: charged && next > pause.endBefore ? next : pause.endBefore,
  };
  const notice = noticeDay(confirmed);
  const noticed = notice <= now ? now : null;
  const paused: SubscriptionRecord = {
    ...record,
    pause: { ...confirmed, noticedAt: noticed },
    // A pause that ends this soon needs no further notice: its confirmation says the same.
    pauseDue: noticed ? confirmed.until : notice,
  };
  return scheduleNotice(paused, now);
}

/** When to notify the owner that the pause ends soon. */
export function noticeDay({ until }: Pick<StoredPause, 'until'>): Date {
  return pauseNotices['pause-ends'].opens(until);
}

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
 * Whether the provider makes the first charge after a pause on the promised day and not earlier, and nothing is owed. It may be
 * later by as many days as the pause ended late. `resumed`: when we ended the pause, if the record does not say so; a charge since
 * then may be the promised one.
 */
export function keepsPromise(
  pause: StoredPause,
  subscription: ProviderSubscription,
  { now, resumed }: { now: Date; resumed: Date | null },
): boolean {
  const { lastPayment, nextBillingTime } = subscription;
  const charged = wasChargedIn(pause, subscription);
  const first = charged ? lastPayment?.at : nextBillingTime;
  if (owes(subscription) || !first || (charged && !resumed)) return false;
  const said = chargeTimeOn(first);
  if (resumed) return said >= promisedCharge(endedAt(pause, resumed));
  const late = chargeAfterPause({ ...spanOf(pause), until: now });
  return said >= promisedCharge(pause) && said <= daysAfter(late, besideDays);
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
  const next = promised ?? nextBillingTime;
  const named = nameNextCharge(record, next, { by: promised ? 'pause' : 'provider', at: now });
  return dropPause(recordPauseOver(named, next), now);
}

/** The days that a pause keeps; none if they were refunded. */
export function daysKeptBy(record: SubscriptionRecord, pause: StoredPause): number {
  const { from, endBefore } = spanOf(pause);
  const { lost, coveredUntil } = standingIn(record);
  const paid = lost ? coveredUntil : endBefore;
  return daysKept({ from, endBefore: paid ?? from });
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

/** The reason that the provider keeps with a pause, from which a lost record of it is restored. */
export function pauseNote({ until }: StoredPause): string {
  return begun + until.toISOString();
}

/**
 * The reason that the provider keeps with the end of a pause, which says when it ended: the time of the status may move with the next
 * charge (reference/PayPal.mdx#subscription-status).
 */
export function resumeNote(at: Date): string {
  return ended + at.toISOString();
}

/** What the provider keeps with the reason of an end in a pause. */
export function pausedNote(since: Date): string {
  return leftPaused + since.toISOString();
}

/**
 * The pause that the provider keeps and the record does not, of a subscription that is suspended for a pause or has ended in one;
 * null if there is none.
 */
export function pauseAtProvider(
  record: SubscriptionRecord,
  { status, statusNote = '', statusSince }: ProviderSubscription,
): StoredPause | null {
  const isEnd = status === 'cancelled';
  if (record.pause || statusSince === null || !(isEnd || status === 'suspended')) return null;
  const [, moment = ''] = statusNote.split(isEnd ? leftPaused : begun);
  const named = parseISO(moment);
  if (Number.isNaN(named.getTime())) return null;
  const [from, until] = isEnd ? [named, statusSince] : [statusSince, named];
  const endBefore = standingIn(record).coveredUntil ?? from;
  return { askedAt: from, until, endBefore, from, noticedAt: null, failedAt: null };
}

/** When we ended a pause that the record still has, because a backup from before its end was restored; null if we did not. */
export function resumedAt(
  pause: StoredPause,
  { status, statusNote = '' }: ProviderSubscription,
): Date | null {
  const at = parseISO(statusNote.slice(ended.length));
  if (status !== 'active' || !statusNote.startsWith(ended) || Number.isNaN(at.getTime())) return null;
  // An earlier pause may have ended in the second in which this one was asked for.
  if (pause.from === null) return at > pause.askedAt ? at : null;
  return at >= pause.from ? at : null;
}

/** A pause that ended at a moment, if that is earlier than its end. */
export function endedAt(pause: StoredPause, at: Date): StoredPause {
  return { ...pause, until: at < pause.until ? at : pause.until };
}
