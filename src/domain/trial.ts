import { UTCDate } from '@date-fns/utc';
import { addDays, addMonths, addYears, subDays } from 'date-fns';
import { chargeTimeOn } from './chargeDay.ts';
import type { MinorUnits } from './money.ts';
import type { BillingInterval } from './plan.ts';

/** The dates an owner must know before paying. All in UTC. */
export interface TrialDates {
  /** When the trial ends and, on a paid plan, the first charge is made. */
  trialEndsAt: Date;
  /** The charge after that one. */
  renewsAt: Date;
}

/**
 * Computes a trial from its start as PayPal does, so that no screen names a later day than the one charged. A period that would
 * end on a day which its month does not have ends on the month's last day.
 */
export function trialDates(request: {
  startsAt: Date;
  trialDays: number;
  interval: BillingInterval;
}): TrialDates {
  const trialEndsAt = new Date(addDays(chargeTimeOn(request.startsAt), request.trialDays));
  return { trialEndsAt, renewsAt: periodAfter(trialEndsAt, request.interval) };
}

/** The moment one period later. */
export function periodAfter(moment: Date, interval: BillingInterval): Date {
  const start = new UTCDate(moment);
  return new Date(interval === 'year' ? addYears(start, 1) : addMonths(start, 1));
}

/**
 * How many days the next charge may be later than the end of a period: a month may be too short for its day, and PayPal then
 * charges on another one (reference/PayPal.mdx#month-ends).
 */
export const mostMovedDays = 4;

/** Days before the first charge on which the owner is reminded of it by e-mail. */
export const reminderDays = 2;

/** The kind of a moment: how the subscription starts, or what follows. */
export type MomentKind =
  | 'freeStart'
  | 'trialStart'
  | 'chargedStart'
  | 'reminder'
  | 'firstCharge'
  /** A returning owner subscribes while an earlier period is still paid for: nothing is charged on this day. */
  | 'resumedStart'
  /** The first charge after that. */
  | 'resumedCharge'
  | 'renewal';

/** A moment an owner must know before paying. */
export interface ChargeMoment {
  kind: MomentKind;
  at: Date;
  /** The charge in minor units; null where no charge is possible. */
  amount: MinorUnits | null;
}

/**
 * The first charge of a subscription, if it comes after the start: after the trial, or at the end of an earlier period.
 * Undefined if it is made at the start, or never.
 */
export function firstChargeToCome(moments: readonly ChargeMoment[]): ChargeMoment | undefined {
  return moments.find(({ kind }) => kind === 'firstCharge' || kind === 'resumedCharge');
}

/**
 * Whether a coming charge is far enough away for a calendar to ring before it: where a reminder is sent, or where an owner came
 * back more than that many days before it.
 */
export function isFarEnough(moments: readonly ChargeMoment[], charge: ChargeMoment): boolean {
  if (charge.kind === 'firstCharge') return moments.some(({ kind }) => kind === 'reminder');
  const [start] = moments;
  return start !== undefined && start.at < subDays(new UTCDate(charge.at), reminderDays);
}

/**
 * Every moment of a subscription that starts at `startsAt`, in order: the start, the reminder, the first charge and the
 * renewal. Screens, e-mails and the calendar file are made from this list. `total` is the price of each period, 0 for a free
 * subscription. `trialEndsAt` is the recorded end of the trial; without it the end is computed. A trial of at most
 * `reminderDays` has no reminder, because it would arrive with the confirmation. Without a trial, a later `trialEndsAt` is the
 * first charge of an owner who came back while an earlier period lasted.
 */
export function chargeMoments(subscription: {
  startsAt: Date;
  trialDays: number;
  interval: BillingInterval;
  total: MinorUnits;
  trialEndsAt?: Date;
}): ChargeMoment[] {
  const { startsAt, trialDays, interval, total } = subscription;
  if (total === 0) return [{ kind: 'freeStart', at: startsAt, amount: 0 }];
  const trialEndsAt = subscription.trialEndsAt ?? trialDates(subscription).trialEndsAt;
  const renewal: ChargeMoment = { kind: 'renewal', at: periodAfter(trialEndsAt, interval), amount: total };
  if (trialDays === 0) {
    if (trialEndsAt <= chargeTimeOn(startsAt))
      return [{ kind: 'chargedStart', at: startsAt, amount: total }, renewal];
    return [
      { kind: 'resumedStart', at: startsAt, amount: 0 },
      { kind: 'resumedCharge', at: trialEndsAt, amount: total },
      renewal,
    ];
  }
  const remindedAt = new Date(subDays(new UTCDate(trialEndsAt), reminderDays));
  return [
    { kind: 'trialStart', at: startsAt, amount: 0 },
    ...(trialDays > reminderDays ? [{ kind: 'reminder', at: remindedAt, amount: null } as const] : []),
    { kind: 'firstCharge', at: trialEndsAt, amount: total },
    renewal,
  ];
}
