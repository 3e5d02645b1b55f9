import { daysAfter, daysBefore } from '#domain/days.ts';
import { besideDays, trialDates } from '#domain/trial.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { Checkout } from '../documents/checkouts.ts';

type Offered = Pick<Checkout, 'trialDays' | 'interval' | 'startsAt'>;

type Dated = Pick<ProviderSubscription, 'statusSince' | 'createTime' | 'billed' | 'lastPayment'>;

/** Whether the first charge after a trial has been tried. */
function wasTried({ billed, lastPayment, createTime }: Dated, now: Date): boolean {
  const { trialDays = 0, interval = 'month' } = billed ?? {};
  if (trialDays === 0) return false;
  const { trialEndsAt } = trialDates({ startsAt: new Date(createTime), trialDays, interval });
  return lastPayment !== null || now >= trialEndsAt;
}

/**
 * The time of approval that the provider reports; `now` if it reports none or a future one. The time of its status moves with each
 * charge and each try, and then its creation is nearer (reference/PayPal.mdx#subscription-status).
 */
export function approvedAt(subscription: Dated, now: Date): Date {
  const { statusSince, createTime } = subscription;
  const said = new Date(wasTried(subscription, now) ? createTime : (statusSince ?? now));
  return said <= now ? said : now;
}

/** The agreed start, unless the owner approved after it. */
function laterStart({ startsAt }: Offered, approved: Date): Date | null {
  return startsAt !== null && startsAt > approved ? startsAt : null;
}

export function firstChargeAt(offered: Offered, approved: Date): Date {
  return laterStart(offered, approved) ?? trialDates({ ...offered, startsAt: approved }).trialEndsAt;
}

/**
 * Whether a subscription's first charge is on the day shown to its owner. After a trial, an earlier day is no mismatch: right
 * after the approval the provider may still report today, and the length of its trial is compared elsewhere. Once the first
 * charge has been due, the next one may be that of any later period.
 */
export function startsAsOffered(
  offered: Offered,
  subscription: Pick<ProviderSubscription, 'startTime' | 'nextBillingTime'> & Dated,
  now: Date,
): boolean {
  const approved = approvedAt(subscription, now);
  const tolerated = (moment: Date) => daysAfter(moment, besideDays);
  const { startTime, nextBillingTime } = subscription;
  const later = laterStart(offered, approved);
  if (startTime !== null && new Date(startTime) > tolerated(later ?? approved)) return false;
  // A period that is already paid for must not be charged again.
  if (later && startTime !== null && new Date(startTime) < daysBefore(later, besideDays)) return false;
  const { trialEndsAt, renewsAt } = trialDates({ ...offered, startsAt: approved });
  const firstKnown = later ?? (offered.trialDays > 0 ? trialEndsAt : renewsAt);
  if (nextBillingTime === null || now >= firstKnown || wasTried(subscription, now)) return true;
  return new Date(nextBillingTime) <= tolerated(firstKnown);
}

/** Whether the first charge was due before the subscription ended: at its approval, or after its trial. */
export function wasDue({ billed, startTime, createTime, statusSince }: ProviderSubscription): boolean {
  const { trialDays = 0, interval = 'month' } = billed ?? {};
  if (statusSince === null) return trialDays === 0;
  if (startTime === null && trialDays === 0) return true;
  const startsAt = new Date(startTime ?? createTime);
  const due = trialDays === 0 ? startsAt : trialDates({ startsAt, trialDays, interval }).trialEndsAt;
  return due <= new Date(statusSince);
}
