import type { TimelineMoment } from '#components/TrialTimeline.tsx';
import { dayInWords } from '#content/dates.ts';
import { checkout } from '#content/funnel/checkout.ts';
import type { Currency } from '#domain/currency.ts';
import { formatMoney, type MinorUnits } from '#domain/money.ts';
import type { BillingInterval } from '#domain/plan.ts';
import { trialDates } from '#domain/trial.ts';

const { timeline: words } = checkout;

/**
 * What is charged when: at the start, at the end of the trial, and after it. `startsAt` is the day the subscription
 * starts; `total` is what each period costs, in minor units, 0 for a free subscription.
 */
export function trialMoments(subscription: {
  startsAt: Date;
  /** That day in words. */
  startsOn: string;
  trialDays: number;
  interval: BillingInterval;
  total: MinorUnits;
  currency: Currency;
}): TimelineMoment[] {
  const { startsOn, total, currency, trialDays, interval } = subscription;
  const price = formatMoney({ amount: total, currency });
  const nothing = formatMoney({ amount: 0, currency });
  const { trialEndsAt, renewsAt } = trialDates(subscription);
  if (total === 0) return [{ when: startsOn, what: words.freeFromNow, amount: nothing }];
  const renewal = { when: dayInWords(renewsAt), what: words.renewal(interval), amount: price };
  if (trialDays === 0) return [{ when: startsOn, what: words.chargedNow, amount: price }, renewal];
  return [
    { when: startsOn, what: words.trialStarts(trialDays), amount: nothing },
    { when: dayInWords(trialEndsAt), what: words.firstCharge, amount: price },
    renewal,
  ];
}
