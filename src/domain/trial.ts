import { UTCDate } from '@date-fns/utc';
import { add } from 'date-fns/add';
import { addDays } from 'date-fns/addDays';
import { daysBefore } from './days.ts';
import { chargeTimeOn } from './chargeDay.ts';
import type { MinorUnits } from './money.ts';
import type { BillingInterval } from './plan.ts';

/** The dates an owner must know before paying. All in UTC. */
export interface TrialDates {
  /** When the trial ends and, on a paid plan, the first charge is made. */
  trialEndsAt: Date;
  /** The charge after the first one. */
  renewsAt: Date;
}

/**
 * Computes a trial from its start as PayPal does, so no screen shows a later date than the actual charge. A period that
 * would end on a day that its month does not have ends on the month's last day.
 */
export function trialDates(request: {
  startsAt: Date;
  trialDays: number;
  interval: BillingInterval;
}): TrialDates {
  const trialEndsAt = new Date(addDays(chargeTimeOn(request.startsAt), request.trialDays));
  return { trialEndsAt, renewsAt: periodAfter(trialEndsAt, request.interval) };
}

/** The last whole day before the end of a trial or of the access: both end early on the next day, when PayPal charges. */
export function lastDay(end: Date): Date {
  return daysBefore(end, 1);
}

/** The moment that follows another one by some periods. */
export function periodAfter(moment: Date, interval: BillingInterval, periods = 1): Date {
  return new Date(add(new UTCDate(moment), { [`${interval}s`]: periods }));
}

/**
 * The maximum number of days between a period's end and the next charge: a month may lack the charge's day, and PayPal then
 * charges on another day (reference/PayPal.mdx#month-ends).
 */
export const mostMovedDays = 4;

/** The provider counts days in its own time zone: it may keep a promised day this many days before or after. */
export const besideDays = 1;

/** Days between the reminder e-mail and the first charge. */
export const reminderDays = 2;

export type MomentKind =
  | 'freeStart'
  | 'trialStart'
  | 'chargedStart'
  | 'reminder'
  | 'firstCharge'
  /** A returning owner subscribes during an earlier paid period: nothing is charged on this day. */
  | 'resumedStart'
  /** The first charge after a `resumedStart`. */
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
 * Undefined if the charge is made at the start, or never.
 */
export function firstChargeToCome(moments: readonly ChargeMoment[]): ChargeMoment | undefined {
  return moments.find(({ kind }) => kind === 'firstCharge' || kind === 'resumedCharge');
}

/** Whether a charge is far enough away for an alarm: with a reminder, or more than `reminderDays` off. */
export function isFarEnough(moments: readonly ChargeMoment[], charge: ChargeMoment): boolean {
  if (charge.kind === 'firstCharge') return moments.some(({ kind }) => kind === 'reminder');
  const [start] = moments;
  return start !== undefined && start.at < daysBefore(charge.at, reminderDays);
}

/**
 * Whether the first charge, whose day is on record, is made at the start itself, which may be before that day's hour of charges:
 * there is no trial, and no earlier period is paid for.
 */
export function isChargedAtStart(startsAt: Date, firstCharge: Date): boolean {
  return firstCharge <= chargeTimeOn(startsAt);
}

/**
 * Every moment of a subscription that starts at `startsAt`, in order: the start, the reminder, the first charge and the
 * renewal. Screens, e-mails and the calendar file use this list. `total` is the price of each period, 0 for a free
 * subscription. `trialEndsAt` is the recorded end of the trial; if omitted, the end is computed. A trial of at most
 * `reminderDays` has no reminder, because it would arrive with the confirmation. Without a trial, a later `trialEndsAt` is
 * the first charge of an owner who returned during an earlier paid period.
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
    if (isChargedAtStart(startsAt, trialEndsAt))
      return [{ kind: 'chargedStart', at: startsAt, amount: total }, renewal];
    return [
      { kind: 'resumedStart', at: startsAt, amount: 0 },
      { kind: 'resumedCharge', at: trialEndsAt, amount: total },
      renewal,
    ];
  }
  const remindedAt = daysBefore(trialEndsAt, reminderDays);
  return [
    { kind: 'trialStart', at: startsAt, amount: 0 },
    ...(trialDays > reminderDays ? [{ kind: 'reminder', at: remindedAt, amount: null } as const] : []),
    { kind: 'firstCharge', at: trialEndsAt, amount: total },
    renewal,
  ];
}
