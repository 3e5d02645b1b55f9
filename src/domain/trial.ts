import { UTCDate } from '@date-fns/utc';
import { addDays, addMonths, addYears } from 'date-fns';
import type { BillingInterval } from './plan.ts';

/** The dates an owner must know before paying. All in UTC. */
export interface TrialDates {
  /** The day the trial ends and, on a paid plan, the first charge is made. */
  trialEndsAt: Date;
  /** The charge after that one. */
  renewsAt: Date;
}

/** Works out a trial from the day it starts; a period that ends on the 31st ends on a shorter month's last day. */
export function trialDates(request: {
  startsAt: Date;
  trialDays: number;
  interval: BillingInterval;
}): TrialDates {
  const trialEndsAt = addDays(new UTCDate(request.startsAt), request.trialDays);
  const renewsAt = request.interval === 'year' ? addYears(trialEndsAt, 1) : addMonths(trialEndsAt, 1);
  return { trialEndsAt: new Date(trialEndsAt), renewsAt: new Date(renewsAt) };
}
