import { overview } from '#content/account/overview.ts';
import type { Account } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { pauseNoticeDays } from '#domain/pause.ts';
import type { TimelineEntry, Timeline } from '#domain/timeline.ts';
import { periodAfter, reminderDays } from '#domain/trial.ts';

const { timeline: words } = overview;
const dayLength = 86_400_000;

function moment(at: string | Date, what: string, money?: Money | null): TimelineEntry {
  const told = { when: formatDay(new Date(at)), what };
  return money ? { ...told, amount: formatMoney(money) } : told;
}

/** The last thing that happened. */
function begun({ state, subscription, receipts }: Account): TimelineEntry {
  const { createdAt, trialDays, total, currency } = subscription;
  // One that was given back at once was for another subscription.
  const charge = receipts.find(({ kind, givenBack }) => kind === 'charge' && !givenBack);
  if (charge) return moment(charge.at, words.charged, charge);
  if (state === 'trial') {
    return moment(createdAt, words.trialStarted(trialDays), { amount: 0, currency });
  }
  return moment(createdAt, words.started, total === 0 ? { amount: 0, currency } : null);
}

/** What comes after a cancellation. */
function ending({ state, cancelledAt, accessUntil, pause }: Account): TimelineEntry[] {
  // A pause that could not end as was promised has ended it, not its owner.
  const end = pause ? words.pauseEnds : words.cancelled;
  return [
    ...(cancelledAt === null ? [] : [moment(cancelledAt, end)]),
    ...(accessUntil === null
      ? []
      : [moment(accessUntil, state === 'ended' ? words.accessEnded : words.accessEnds)]),
  ];
}

/** The day of the reminder, where there is one to come. */
function reminder({ state, subscription }: Account, at: Date, today: Date): TimelineEntry[] {
  const remindedAt = new Date(at.getTime() - reminderDays * dayLength);
  const reminded = state === 'trial' && subscription.trialDays > reminderDays && remindedAt > today;
  return reminded ? [moment(remindedAt, words.reminder)] : [];
}

/** A pause and its end, before the charge that follows. */
function paused({ pause }: Account, today: Date): TimelineEntry[] {
  if (!pause || pause.step === 'failed') return [];
  const noticedAt = new Date(Date.parse(pause.until) - pauseNoticeDays * dayLength);
  return [
    ...(pause.from === null ? [] : [moment(pause.from, words.paused)]),
    ...(noticedAt > today ? [moment(noticedAt, words.pauseNotice)] : []),
    moment(pause.until, words.pauseEnds),
  ];
}

/** The charges to come, as the provider has them. */
function ahead(account: Account, today: Date): TimelineEntry[] {
  const { state, nextCharge, failedPayment, subscription } = account;
  const failed = failedPayment
    ? [
        moment(failedPayment.at, words.failed, failedPayment),
        ...(failedPayment.nextTryAt === null
          ? []
          : [moment(failedPayment.nextTryAt, words.nextTry, failedPayment)]),
      ]
    : [];
  if (!nextCharge) return [...failed, ...paused(account, today)];
  const at = new Date(nextCharge.at);
  return [
    ...failed,
    ...paused(account, today),
    ...reminder(account, at, today),
    moment(at, state === 'trial' ? words.firstCharge : words.nextCharge, nextCharge),
    moment(periodAfter(at, subscription.interval), words.renewal(subscription.interval), nextCharge),
  ];
}

/** The subscription's moments in words: the last that was, and those to come. */
export function accountTimeline(account: Account, today: Date): Timeline {
  const over = account.state === 'cancelled' || account.state === 'ended';
  const { title, body, bodyCharged } = words.howToCancel;
  return {
    label: words.label,
    moments: [
      ...(account.failedPayment ? [] : [begun(account)]),
      ...(over ? ending(account) : ahead(account, today)),
    ],
    note: { title, body: account.state === 'trial' ? body : bodyCharged },
  };
}

/** Whether a subscription still runs, so that it can be changed or cancelled. */
export function isRunning({ state }: Account): boolean {
  return state !== 'cancelled' && state !== 'ended';
}
