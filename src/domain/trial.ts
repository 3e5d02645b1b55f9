import { UTCDate } from '@date-fns/utc';
import { addDays, addMonths, addYears, subDays } from 'date-fns';
import type { MinorUnits } from './money.ts';
import type { BillingInterval } from './plan.ts';

/** The dates an owner must know before paying. All in UTC. */
export interface TrialDates {
  /** When the trial ends and, on a paid plan, the first charge is made. */
  trialEndsAt: Date;
  /** The charge after that one. */
  renewsAt: Date;
}

/** Writes a moment as the day it is where PayPal counts days: `2026-11-20`. */
const paypalDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

/** The hour at which PayPal charges on such a day. */
const chargeTime = 'T10:00:00Z';

/**
 * Works out a trial from the moment it starts, as PayPal does: days are counted in US Pacific time and the charge
 * is made at 10:00 UTC (facts: paypal section 2.4), so that no screen names a later day than the one charged.
 * A period that would end on a day its month does not have ends on that month's last.
 */
export function trialDates(request: {
  startsAt: Date;
  trialDays: number;
  interval: BillingInterval;
}): TrialDates {
  const firstDay = new UTCDate(`${paypalDay.format(request.startsAt)}${chargeTime}`);
  const trialEndsAt = new Date(addDays(firstDay, request.trialDays));
  return { trialEndsAt, renewsAt: periodAfter(trialEndsAt, request.interval) };
}

function periodAfter(moment: Date, interval: BillingInterval): Date {
  const start = new UTCDate(moment);
  return new Date(interval === 'year' ? addYears(start, 1) : addMonths(start, 1));
}

/** Days before the first charge on which the owner is reminded of it by e-mail. */
export const reminderDays = 2;

/** What happens at a moment: how the subscription starts, or what comes after it. */
export type MomentKind = 'freeStart' | 'trialStart' | 'chargedStart' | 'reminder' | 'firstCharge' | 'renewal';

/** A moment an owner must know before paying. */
export interface ChargeMoment {
  kind: MomentKind;
  at: Date;
  /** What is charged then, in minor units; null where nothing could be. */
  amount: MinorUnits | null;
}

/**
 * Every moment of a subscription that starts at `startsAt`, in order: the start, the reminder, the first charge and
 * the renewal. What the screens, the e-mails and the calendar file say is made from this list. `total` is what each
 * period costs, 0 for a free subscription. `trialEndsAt` is the recorded end of the trial; without one it is worked
 * out. A trial that is not longer than `reminderDays` has no reminder: it would come with the confirmation.
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
  if (trialDays === 0) return [{ kind: 'chargedStart', at: startsAt, amount: total }, renewal];
  const remindedAt = new Date(subDays(new UTCDate(trialEndsAt), reminderDays));
  return [
    { kind: 'trialStart', at: startsAt, amount: 0 },
    ...(trialDays > reminderDays ? [{ kind: 'reminder', at: remindedAt, amount: null } as const] : []),
    { kind: 'firstCharge', at: trialEndsAt, amount: total },
    renewal,
  ];
}
