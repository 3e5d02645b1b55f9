import { closestIndexTo } from 'date-fns/closestIndexTo';
import { daysAfter, daysBefore } from '#domain/days.ts';
import { besideDays, mostMovedDays } from '#domain/trial.ts';
import { periodOf } from '../documents/charges.ts';
import { lastChargeOf, type SubscriptionRecord } from '../documents/subscription.ts';
import { paidTermsAt } from '../ledger/billedTerms.ts';
import { failedChargeOf, refundsIn, latest, listingOf, type Fact, type FactOf } from '../ledger/facts.ts';
import { nextChargeOn, offeredAt, endAfter, type MovableSpan } from '../documents/nextCharge.ts';
import { isAlive, isFree } from '../subscription/recordStatus.ts';
import { lastDueCharge, pausedSince, promisedCharge } from './pauseDates.ts';
import { endOf, undueCharges } from './undue.ts';

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
  const said = { lastPayment: null, nextBillingTime: next?.isEnd ? next.at : null };
  return [{ kind: 'unlistedPeriod', at, until: periodOf({ at }, said, { interval }).end }];
}

function nextCharge(record: SubscriptionRecord): Array<FactOf<'nextCharge'>> {
  const at = nextChargeOn(record);
  if (!at) return [];
  // After a failed pause it is not the promised one.
  const isEnd = chargesAsAgreed(record) && !record.pause?.failedAt;
  return [{ kind: 'nextCharge', at, isEnd, isDue: isAlive(record) }];
}

function pausing({ pause }: SubscriptionRecord): Fact[] {
  if (!pause) return [];
  const { endBefore, failedAt } = pause;
  const endAfter = promisedCharge(pause);
  return [{ kind: 'pausing', at: pausedSince(pause), endBefore, endAfter, failed: failedAt !== null }];
}

/** The facts of a record: the stored ones, and what its offer and the provider's last answer say. */
function factsOf(record: SubscriptionRecord): Fact[] {
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

/**
 * The paid time, computed from what happened. It decides about access after a refund and after the end; before, the state does
 * (`accountStateOf`). Debts (`ledger/facts.ts`) and the devices that count
 * (`countedDevices.ts`) are computed from the same facts.
 */
export interface Standing {
  /** The end of the paid time, or of the trial; for a free subscription, of earlier paid time. Null if unknown. */
  coveredUntil: Date | null;
  /** Until when access lasts after the end; null if it has not ended, or at an unknown moment. */
  accessUntil: Date | null;
  /** The last payment that pays for time: not one that was refunded, or made in a pause. Null before the first. */
  lastPaid: Date | null;
  /** The end of the trial; without a trial, the first charge. Null if unknown. */
  firstCharge: Date | null;
  /** The current period, if its charge was refunded: since when, and until when it would have lasted. */
  lost: { at: Date; until: Date } | null;
  /** The dates as the running pause promises them; no next charge after the end. */
  promised: { firstCharge: Date | null; nextCharge: Date | null; coveredUntil: Date | null };
  /**
   * The end of the period that a charge pays for, with what the running pause promises; null if the charge is unknown, or was made
   * in a pause, for which its owner was promised that nothing is charged.
   */
  endOfCharge: (id: string) => Date | null;
}

const byMoment = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();

/** Whether a payment that the provider says is listed already. */
function isListed(
  at: Date,
  charges: readonly MovableSpan[],
  imported: FactOf<'imported'> | undefined,
): boolean {
  const { from } = listingOf(at);
  const { until = null, refundedAt = null } = imported ?? {};
  const wasImported = (until !== null && until > at) || (refundedAt !== null && refundedAt >= at);
  return wasImported || charges.some((charge) => charge.at >= from);
}

/**
 * The standing that follows from the facts, in any order. A fully refunded charge pays for nothing; a
 * partly refunded one pays for its whole period (R-CHARGE-GIVEN-BACK). A pause puts off the ends of the time that ran when it
 * began.
 */
export function standingOf(facts: readonly Fact[]): Standing {
  const of = <Kind extends Fact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind).toSorted(byMoment);
  const [offered, imported, promise] = [of('offered').at(-1), of('imported').at(-1), of('shortened').at(-1)];
  const start = offered?.free ? null : (offered?.firstCharge ?? null);
  // A promise that ends as it was offered was given again, because the refund that had taken it was undone.
  const isWholeAgain = promise && start && promise.until >= daysBefore(start, besideDays);
  const shortened = isWholeAgain ? undefined : promise;
  const [pausing, nextCharge, ended, paused] = [
    of('pausing').at(-1),
    of('nextCharge').at(-1),
    of('ended').at(-1),
    of('paused'),
  ];
  const [charges, refunds] = [of('charged'), refundsIn(facts)];
  const started = offered?.at ?? new Date(0);
  // A record also keeps the pauses of earlier subscriptions, because of the rest between two (`writeSubscription`).
  const ownPauses = paused.filter(({ at }) => at >= started);
  const moved = (span: MovableSpan) => endAfter(paused, span);
  const fromStart = (until: Date | null | undefined) => (until ? moved({ at: started, until }) : null);
  const firstCharge = fromStart(offered?.firstCharge);

  const kept = charges.filter(({ id }) => !refunds.has(id));
  const isWhole = kept.length === charges.length;
  const importedUntil = imported?.until ? moved({ at: imported.at, until: imported.until }) : null;
  const paidUntil = latest([isWhole ? importedUntil : null, ...kept.map(moved)]);
  const payment = of('unlistedPeriod').at(-1);
  const unlisted =
    payment && !isListed(payment.at, charges, imported) && !(ended && payment.at > ended.at) ? payment : null;

  /** The charges since a pause began, except one that was due before and is listed late. */
  const chargedIn = (since: Date, until?: Date) =>
    undueCharges(
      charges.filter(({ at }) => !until || at < until),
      ({ at }) => at,
      { since, lastDueCharge: lastChargeOf({ facts }, since) },
    );
  // A charge in a pause changes nothing of what was promised or refunded before that pause; once it is over, if that was refunded.
  const inPause = pausing ? chargedIn(pausing.at) : [];
  const returned = ownPauses
    .flatMap(({ at, endAfter }) => chargedIn(at, daysBefore(endAfter, besideDays)))
    .filter(({ id }) => refunds.has(id));
  const notDue = [...inPause, ...returned];
  const last = charges.findLast((charge) => !notDue.includes(charge));
  const paysNothing = (payment: { at: Date }) => {
    const { from, to } = listingOf(payment.at);
    const near = charges.filter(({ at }) => at >= from && at <= to);
    const moments = near.map(({ at }) => at);
    const charge = near[closestIndexTo(payment.at, moments) ?? -1];
    return charge !== undefined && (notDue.includes(charge) || refunds.has(charge.id));
  };
  const lostTime = (): Standing['lost'] => {
    if (unlisted) return null;
    const at = last ? refunds.get(last.id)?.at : imported?.refundedAt;
    const until = last ? moved(last) : imported?.refundedUntil;
    if (at && until) return { at, until };
    // Nothing was charged yet, and the earlier time that the first charge waits for was refunded.
    const isTaken = !last && !offered?.free && shortened;
    return isTaken && firstCharge ? { at: shortened.at, until: firstCharge } : null;
  };
  const lost = lostTime();

  // If the charge for the present period was refunded, until the latest of the trial's end and the ends of the periods of other
  // charges. Otherwise, until the latest of these, the first charge's day, the end promised after the last pause, and the provider's
  // next charge or one period from a payment that its list does not show yet.
  const covered = () => {
    const startsUntil = shortened ? fromStart(shortened.until) : firstCharge;
    if (offered?.free)
      return fromStart(shortened?.until) ?? fromStart(of('kept').at(-1)?.until) ?? importedUntil;
    // Without a trial, the first charge is a later start, which was promised for the refunded money.
    const isTrial = offered?.trialDays !== 0 || (shortened && !last);
    if (lost) return latest([isTrial ? startsUntil : null, paidUntil]);
    const afterPause = ownPauses.at(-1)?.endAfter ?? null;
    const known = latest([startsUntil, paidUntil, unlisted?.until ?? null, afterPause]);
    // The next charge is the end of the current period, unless the period is unpaid or shorter, or that charge was made: the provider
    // names no other one of a suspended subscription.
    const isNext = (at: Date) =>
      (!unlisted || at > unlisted.at) && (known === null || at <= daysAfter(known, mostMovedDays));
    const isEnd = nextCharge?.isEnd && isNext(nextCharge.at);
    return latest([startsUntil, paidUntil, afterPause, isEnd ? nextCharge.at : (unlisted?.until ?? null)]);
  };
  const wasImported = charges.length === 0 && !unlisted;
  const coveredUntil = covered();
  const lastsUntil = (wasImported ? imported?.accessUntil : null) ?? coveredUntil;

  const held = pausing && !pausing.failed ? pausing : null;
  const pauses = held ? [...paused, held] : paused;
  const promisedEnd = held?.endAfter;
  const offeredCharge = offered?.firstCharge ?? null;
  return {
    coveredUntil,
    accessUntil: ended ? latest([lastsUntil, ended.at]) : null,
    lastPaid: of('paymentReported').findLast((payment) => !paysNothing(payment))?.at ?? null,
    firstCharge,
    lost,
    promised: {
      firstCharge: offeredCharge && endAfter(pauses, { at: started, until: offeredCharge }),
      nextCharge: promisedEnd ?? (nextCharge?.isDue ? nextCharge.at : null),
      coveredUntil: promisedEnd ?? coveredUntil,
    },
    endOfCharge: (id) => {
      const charge = charges.find((one) => one.id === id);
      return charge && !notDue.includes(charge) ? endAfter(pauses, charge) : null;
    },
  };
}

export function standingIn(record: SubscriptionRecord): Standing {
  return standingOf(factsOf(record));
}

/** When a subscription ended (`at` is null if unknown), and until when access lasts. */
export function accessEndOf(record: SubscriptionRecord): { at: Date | null; accessUntil: Date } {
  const { coveredUntil, accessUntil } = standingIn(record);
  const at = endOf(record);
  return { at, accessUntil: accessUntil ?? coveredUntil ?? at ?? new Date(0) };
}

/** The end of the time lost by newly refunded charges; null if it is over, or if no charge was fully refunded. */
export function timeLost(
  { before, after }: { before: SubscriptionRecord; after: SubscriptionRecord },
  now: Date,
): Date | null {
  const known = refundsIn(before.facts);
  const { endOfCharge } = standingIn(after);
  const ends = [...refundsIn(after.facts).keys()].map((id) => (known.has(id) ? null : endOfCharge(id)));
  const end = latest(ends);
  return end !== null && end > now ? end : null;
}
