import { UTCDate } from '@date-fns/utc';
import { addHours } from 'date-fns/addHours';
import { min } from 'date-fns/min';
import { subHours } from 'date-fns/subHours';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { subYears } from 'date-fns/subYears';
import { chargeTimeOn } from '#domain/chargeDay.ts';
import { daysAfter } from '#domain/days.ts';
import { isChargedAtStart } from '#domain/trial.ts';
import type { Undue } from '#domain/mails/words/enRefunds.ts';
import type { Cancellation, NothingDue, RefundSince, WantedCancellation } from '../documents/cancellation.ts';
import { isUsedCharge, returnedOf, type Charge, type Charges } from '../documents/charges.ts';
import { lastChargeOf, type SubscriptionRecord } from '../documents/subscription.ts';
import { listingOf, earlierDebt, failedChargeOf, latest, owes } from '../ledger/facts.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { isAlive, isBilled, isFinal, stateOf } from '../subscription/recordStatus.ts';
import { awaitsListing, isKept, listedWithinHours } from '../subscription/settledCharges.ts';
import { lastDueCharge, pausedSince } from './pauseDates.ts';

/** The moment from which on to ask for charges, so that the due one is among them. */
export function askSince({ since, lastDueCharge: due }: NothingDue): Date {
  const earliest = due && listingOf(due).from;
  return earliest && earliest < since ? earliest : since;
}

/** The charges that were not due, of all that were made around and after the moment. */
export function undueCharges<Charge>(
  charges: readonly Charge[],
  atOf: (charge: Charge) => Date,
  { since, lastDueCharge: due }: NothingDue,
): Charge[] {
  const sorted = charges.toSorted((one, other) => atOf(one).getTime() - atOf(other).getTime());
  const later = sorted.filter((charge) => atOf(charge) > since);
  if (due === null) return later;
  const { from, to } = listingOf(due);
  const isListed = sorted.some((charge) => atOf(charge) >= from && atOf(charge) <= since);
  const [first] = later;
  const isLate = !isListed && first !== undefined && atOf(first) <= to;
  return isLate ? later.slice(1) : later;
}

/** Of a subscription that gave its owner no access, nothing was ever due. */
export function neverDue({ createTime }: Pick<ProviderSubscription, 'createTime'>): NothingDue {
  return { since: subMilliseconds(createTime, 1), lastDueCharge: null };
}

/** The first charge, if it was due in the day until then and the provider has neither named nor failed it. Null if not. */
function unnamedFirstCharge(record: SubscriptionRecord, until: Date): Date | null {
  const { created, firstCharge } = record.billing ?? {};
  if (!created || !firstCharge) return null;
  const promised = isChargedAtStart(created, firstCharge) ? created : firstCharge;
  // The provider charges at its hour of the day, which may be earlier.
  const first = min([promised, chargeTimeOn(promised)]);
  if (first > until || promised < subHours(until, listedWithinHours)) return null;
  return lastChargeOf(record) || failedChargeOf(record) ? null : first;
}

/**
 * The charges to refund when the subscription ends at `at`: those made since, because the provider may take the cancellation
 * late, and those made since a pause began, which it may list late. In a living record, every charge known so far was due, even
 * if the provider's clock is ahead. In a record that ended or failed for good at `by`, no later charge was due.
 */
export function refundOnLeaving(
  record: SubscriptionRecord,
  at: Date,
  by: Date | null = record.ending?.at ?? null,
): RefundSince {
  const { pause, language } = record;
  const since = pause ? pausedSince(pause) : at;
  return {
    since,
    lastDueCharge: lastDueCharge(record, by) ?? unnamedFirstCharge(record, since),
    language: language ?? 'en',
    unheard: false,
  };
}

/**
 * Since when no charge was due, if the provider says that the one known as due had failed before: what is collected for it later was
 * not due. One that was paid before was, although it may be listed later.
 */
export function withoutFailedCharge(
  nothingDue: RefundSince,
  { lastFailedAt: failedAt, lastPayment }: Pick<ProviderSubscription, 'lastFailedAt' | 'lastPayment'>,
): RefundSince {
  const { since, lastDueCharge: due, unheard } = nothingDue;
  if (unheard || failedAt === null || failedAt > since) return nothingDue;
  const paidAt = lastPayment?.at ?? null;
  const isOfDue = paidAt !== null && (paidAt >= failedAt || (due !== null && paidAt >= due));
  if (isOfDue && paidAt <= since) return { ...nothingDue, lastDueCharge: latest([due, paidAt]) };
  return due !== null && failedAt >= due ? { ...nothingDue, lastDueCharge: null } : nothingDue;
}

/** For how long the provider may still collect what is owed for an ended subscription. */
const debtYears = 1;

/** Whether the provider may still collect what is owed for an ended subscription; it then goes back. */
export function mayCollect(record: SubscriptionRecord, now: Date): boolean {
  const failed = failedChargeOf(record);
  return failed !== null && failed.at > subYears(new UTCDate(now), debtYears);
}

/** When a subscription ended; null if that is unknown. */
export function endOf({ ending, billing }: SubscriptionRecord): Date | null {
  return ending?.at ?? billing?.statusSince ?? null;
}

/** Whether the provider may yet name a payment that was made before the end. */
export function mayNamePayment(record: SubscriptionRecord, now: Date): boolean {
  const at = endOf(record);
  return at !== null && at > subHours(now, listedWithinHours);
}

/**
 * What to look for when the record of an ended subscription is removed, because nothing compares it then: charges that were not
 * due, once they are listed. Null if there can be none.
 */
export function lookAfterRemoval(record: SubscriptionRecord, now: Date): WantedCancellation | null {
  const { subscriptionId } = record;
  const at = endOf(record);
  if (!isBilled(record) || at === null || !(mayCollect(record, now) || mayNamePayment(record, now)))
    return null;
  const notBefore = addHours(now, listedWithinHours);
  return { subscriptionId, reason: 'deleted', refundSince: refundOnLeaving(record, at), notBefore };
}

/**
 * Since when no charge of a record was due: since its end, or since a pause that the provider has confirmed; null if all were, or if
 * that is unknown. What was decided at its end counts, also for a record that was restored from before it; not for one that an
 * operator has given to its owner since.
 */
function nothingDueSince(record: SubscriptionRecord, queued?: Cancellation): RefundSince | null {
  const at = record.ending?.at ?? record.pause?.from ?? null;
  const isGiven = isAlive(record) && queued?.reason === 'unknown';
  return (isGiven ? null : queued?.refundSince) ?? (at && refundOnLeaving(record, at));
}

/**
 * Since when the charges of an ended record go back that the provider named only after its owner had come back: the later
 * subscription did not wait for the end of their time, so it was charged for it, too. Null if there is none.
 */
function refundUnheard(record: SubscriptionRecord, charges: readonly Charge[]): RefundSince | null {
  const { replacedAt, language } = record;
  if (replacedAt === null) return null;
  const heard = lastChargeOf(record, replacedAt);
  const unheard = charges.flatMap(({ at, recorded }) => {
    if (at === null || recorded === null || (heard !== null && at <= listingOf(heard).to)) return [];
    // A day after it is listed at the latest. A record that was restored learns all of its charges later.
    const until = addHours(at, 2 * listedWithinHours);
    return recorded >= replacedAt && recorded <= until ? [at] : [];
  });
  if (unheard.length === 0) return null;
  const since = subMilliseconds(min(unheard), 1);
  return { since, lastDueCharge: null, language: language ?? 'en', unheard: true };
}

/** A charge that was not due, with the reason. */
interface UndueCharge {
  charge: Charge;
  why: Undue;
}

/** The charges of a record that were not due, by the provider's id, which are refunded; and since when none was, null if all were. */
export function undueOf(
  record: SubscriptionRecord,
  charges: Charges,
  { queued, subscription }: { queued: Cancellation | undefined; subscription: ProviderSubscription },
): { refundSince: RefundSince | null; undue: ReadonlyMap<string, UndueCharge> } {
  const used = [...charges].filter(([, charge]) => isUsedCharge(charge));
  const unheard = refundUnheard(
    record,
    used.map(([, charge]) => charge),
  );
  const decided = unheard ? null : nothingDueSince(record, queued);
  const refundSince = unheard ?? (decided && withoutFailedCharge(decided, subscription));
  if (refundSince === null) return { refundSince, undue: new Map() };
  const inPause = record.pause !== null || (queued?.pausedSince ?? null) !== null;
  const endedAt = record.ending?.at ?? (inPause ? null : refundSince.since);
  const whyOf = ({ at }: Charge): Undue => {
    if (at && endedAt && at > endedAt) return 'ended';
    return refundSince.unheard ? 'replaced' : 'paused';
  };
  const undue = undueCharges(used, ([, { at }]) => at ?? new Date(0), refundSince);
  return { refundSince, undue: new Map(undue.map(([id, charge]) => [id, { charge, why: whyOf(charge) }])) };
}

/**
 * Since when a charge has failed for good, which ends the subscription: the provider has given up trying, which counts since it
 * suspended the subscription and not since its last try, or its owner left an earlier debt unpaid, so that waiting for the tries would give time that is never paid for. Null if none has.
 */
export function failedForGood(
  record: SubscriptionRecord,
  subscription: ProviderSubscription,
  now: Date,
): Date | null {
  const runs = stateOf(record) === 'active' || stateOf(record) === 'suspended';
  if (!runs || !owes(subscription)) return null;
  const { status, nextRetryAt, statusSince } = subscription;
  const isGivenUp = status === 'suspended' && (nextRetryAt === null || nextRetryAt <= now);
  if (isGivenUp) return statusSince ?? now;
  return status === 'active' && earlierDebt(record) > 0 ? now : null;
}

/** What we know of a subscription that must not run at the provider. */
export type Unwanted =
  /** Its record has ended; with its charges that are on record. */
  | { foundAs: 'ended'; over: SubscriptionRecord; charges: Charges }
  /** It ended or was suspended before it was recorded. */
  | { foundAs: 'checkout'; checkoutId: string; charges: Charges }
  /** It is on one of our plans, but neither a record nor a checkout exists, because an earlier backup was restored. */
  | { foundAs: 'nothing' };

/** How long an operator has to give a subscription of which nothing is on record to its owner. */
export const waitDays = 3;

/**
 * Whether an unrecorded subscription was charged since its cancellation was queued, or has a payment that was not listed when that
 * was finished: an eCheck clears after days, with the time at which it was written.
 */
function isChargedSince(queued: Cancellation, subscription: ProviderSubscription, charges: Charges): boolean {
  const { created, refundForCheckout, state } = queued;
  const { lastPayment } = subscription;
  // A cancellation by its owner or by an account deletion means that the subscription was in use.
  if (refundForCheckout === null || state === 'waiting') return false;
  if (lastPayment === null || created === null) return false;
  const isUnseen = state === 'done' && awaitsListing(subscription, [...charges.values()]);
  return isUnseen || created < lastPayment.at;
}

/** Whether the last payment was not due, its list does not show it yet, and it was made after the cancellation was queued. */
function isChargedUnlisted(
  subscription: ProviderSubscription,
  charges: Charges,
  nothingDue: NothingDue,
  queued: Cancellation | undefined,
): boolean {
  const { lastPayment } = subscription;
  if (!lastPayment || !awaitsListing(subscription, [...charges.values()])) return false;
  const paidAt = lastPayment.at;
  const isNew = !queued?.created || paidAt > queued.created;
  return isNew && undueCharges([paidAt], (at) => at, nothingDue).length > 0;
}

/**
 * The end at the provider, with its refund, that such a subscription needs; null if that is done or queued. What it charges
 * later, or lists only after its end was settled, needs another one.
 */
export function cancellationNeeded(
  subscription: ProviderSubscription,
  unwanted: Unwanted,
  { queued, now }: { queued: Cancellation | undefined; now: Date },
): WantedCancellation | null {
  const { id: subscriptionId, status, lastPayment } = subscription;
  if (unwanted.foundAs === 'ended') {
    const { over, charges } = unwanted;
    const { refundSince, undue } = undueOf(over, charges, { queued, subscription });
    const isUnlisted = refundSince && isChargedUnlisted(subscription, charges, refundSince, queued);
    const isCharged = isUnlisted || [...undue.values()].some(({ charge }) => returnedOf(charge) !== 'all');
    if (!isCharged && (!queued || isFinal(status))) return null;
    return queued?.reason === null
      ? null
      : { subscriptionId, reason: queued?.reason ?? 'ended', refundSince };
  }
  if (unwanted.foundAs === 'checkout') {
    const reason = status === 'suspended' ? 'suspended' : 'orphan';
    const { charges, checkoutId: refundForCheckout } = unwanted;
    const isCharged = lastPayment && (!queued || isChargedSince(queued, subscription, charges));
    const wasWon = [...charges.keys()].some((id) => isKept(charges, id));
    if (reason !== 'suspended' && !isCharged && !wasWon) return null;
    return { subscriptionId, reason: (wasWon && queued?.reason) || reason, refundForCheckout };
  }
  if (queued?.state === 'waiting') return null;
  return {
    subscriptionId,
    reason: 'unknown',
    refundSince: { ...neverDue(subscription), language: 'en', unheard: false },
    notBefore: daysAfter(now, waitDays),
  };
}
