import { UTCDate } from '@date-fns/utc';
import { addDays, addMonths, addYears } from 'date-fns';
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
  const trialEndsAt = addDays(firstDay, request.trialDays);
  const renewsAt = request.interval === 'year' ? addYears(trialEndsAt, 1) : addMonths(trialEndsAt, 1);
  return { trialEndsAt: new Date(trialEndsAt), renewsAt: new Date(renewsAt) };
}
