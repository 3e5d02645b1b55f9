import { overview } from '#content/account/overview.ts';
import type { Account } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { comingNotices, noticeFactsOf } from '#domain/nextNotice.ts';
import { pauseNotices } from '#domain/notices.ts';
import type { TimelineEntry, Timeline } from '#domain/timeline.ts';
import { lastDay, periodAfter } from '#domain/trial.ts';

const { timeline: words } = overview;

function moment(at: string | Date, what: string, money?: Money | null): TimelineEntry {
  const told = { when: formatDay(new Date(at)), what };
  return money ? { ...told, amount: formatMoney(money) } : told;
}

/** A timeline entry with its time, for sorting. */
interface Dated {
  at: Date;
  entry: TimelineEntry;
}

function dated(at: string | Date, what: string, money?: Money): Dated {
  return { at: new Date(at), entry: moment(at, what, money) };
}

/** The most recent event. */
function begun({ state, subscription, receipts }: Account): TimelineEntry {
  const { createdAt, trialDays, total, currency } = subscription;
  // A charge that was refunded immediately was for another subscription.
  const charge = receipts.find(({ kind, refundedUnused }) => kind === 'charge' && !refundedUnused);
  if (charge) return moment(charge.at, words.charged, charge);
  if (state === 'trial') {
    return moment(createdAt, words.trialStarted(trialDays), { amount: 0, currency });
  }
  return moment(createdAt, words.started, total === 0 ? { amount: 0, currency } : null);
}

/** The events after a cancellation. */
function ending({ state, cancelledAt, accessUntil, pause }: Account): TimelineEntry[] {
  // A pause that could not end as promised ended the subscription; the owner did not.
  const end = pause ? words.pauseEnded : words.cancelled;
  return [
    ...(cancelledAt === null ? [] : [moment(cancelledAt, end)]),
    ...(accessUntil === null
      ? []
      : [
          state === 'ended'
            ? moment(accessUntil, words.accessEnded)
            : moment(lastDay(new Date(accessUntil)), words.lastDay),
        ]),
  ];
}

/** A pause and its end, before the charge that follows. */
function paused({ pause }: Account, today: Date): Dated[] {
  if (!pause || pause.step === 'failed') return [];
  const noticedAt = pauseNotices['pause-ends'].opens(new Date(pause.until));
  return [
    ...(pause.from === null ? [] : [dated(pause.from, words.paused)]),
    ...(noticedAt > today ? [dated(noticedAt, words.notices['pause-ends'])] : []),
    dated(pause.until, words.pauseEnds(pause.daysKept)),
  ];
}

/** A failed charge, and its next retry. */
function failed({ failedPayment }: Account): Dated[] {
  if (!failedPayment) return [];
  const { at, nextTryAt } = failedPayment;
  return [
    dated(at, words.failed, failedPayment),
    ...(nextTryAt === null ? [] : [dated(nextTryAt, words.nextTry, failedPayment)]),
  ];
}

/** The provider's upcoming charges, and the notices before the next charge from the table of notices. */
function charges(account: Account, today: Date): Dated[] {
  const { state, nextCharge, subscription, announcedPrice, receipts } = account;
  if (!nextCharge) return [];
  // A browser's clock may be behind past events.
  const since = new Date(Math.max(today.getTime(), ...receipts.map(({ at }) => Date.parse(at))));
  const { interval, currency } = subscription;
  const at = new Date(nextCharge.at);
  const dearer = announcedPrice && new Date(announcedPrice.from) > at ? announcedPrice : null;
  const notices = comingNotices(noticeFactsOf(subscription, at), since);
  return [
    ...notices.filter(({ opens }) => opens < at).map(({ id, opens }) => dated(opens, words.notices[id])),
    dated(at, state === 'trial' ? words.firstCharge : words.nextCharge, nextCharge),
    dearer
      ? dated(dearer.from, words.newPrice(interval), { amount: dearer.total, currency })
      : dated(periodAfter(at, interval), words.renewal(interval), nextCharge),
  ];
}

/** The upcoming events, in order. */
function ahead(account: Account, today: Date): TimelineEntry[] {
  return [...failed(account), ...paused(account, today), ...charges(account, today)]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ entry }) => entry);
}

/** The subscription's timeline: the most recent event, and the upcoming ones. */
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

/** Whether a subscription is still running and can be changed or cancelled. */
export function isRunning({ state }: Account): boolean {
  return state !== 'cancelled' && state !== 'ended';
}
