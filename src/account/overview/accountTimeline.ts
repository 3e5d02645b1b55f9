import { overview } from '#content/account/overview.ts';
import type { Account, Receipt } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { comingNotices, noticeFactsOf } from '#domain/nextNotice.ts';
import { pauseNotices } from '#domain/notices.ts';
import type { TimelineEntry, Timeline } from '#domain/timeline.ts';
import { lastDay, periodAfter } from '#domain/trial.ts';

const { timeline: words } = overview;

/** A timeline entry; `failed` marks a charge that failed. */
interface AccountEntry extends TimelineEntry {
  failed?: true;
}

export interface AccountTimeline extends Timeline {
  moments: AccountEntry[];
  /** The index of the most recent event; the moments after it are yet to come. */
  now: number;
}

/** A timeline entry with its time, for sorting, and whether it is an event or expected. */
interface Dated {
  at: Date;
  happened: boolean;
  entry: AccountEntry;
}

function expected(at: string | Date, what: string, money?: Money | null): Dated {
  const shown = { when: formatDay(at), what };
  const entry = money ? { ...shown, amount: formatMoney(money) } : shown;
  return { at: new Date(at), happened: false, entry };
}

function event(at: string | Date, what: string, money?: Money | null): Dated {
  return { ...expected(at, what, money), happened: true };
}

/** The last charge of this subscription: one that was refunded immediately was for another. */
export function lastChargeIn({ receipts }: Account): Receipt | undefined {
  return receipts.find(({ kind, refundedUnused }) => kind === 'charge' && !refundedUnused);
}

function begun(account: Account): Dated {
  const { state, subscription } = account;
  const { createdAt, trialDays, total, currency } = subscription;
  const charge = lastChargeIn(account);
  if (charge) return event(charge.at, words.charged[charge.returned], charge);
  if (state === 'trial') return event(createdAt, words.trialStarted(trialDays), { amount: 0, currency });
  return event(createdAt, words.started, total === 0 ? { amount: 0, currency } : null);
}

/** A pause that could not end as promised, or PayPal after a failed charge, ended the subscription; the owner may not have. */
function endIn({ pause, failedPayment }: Account) {
  if (pause) return words.pauseEnded;
  return failedPayment ? words.endedUnpaid : words.cancelled;
}

function ending(account: Account): Dated[] {
  const { state, cancelledAt, accessUntil } = account;
  return [
    ...failed(account),
    ...(cancelledAt === null ? [] : [event(cancelledAt, endIn(account))]),
    ...(accessUntil === null
      ? []
      : [
          state === 'ended'
            ? event(accessUntil, words.accessEnded)
            : expected(lastDay(new Date(accessUntil)), words.lastDay),
        ]),
  ];
}

function paused({ pause }: Account, since: Date): Dated[] {
  if (!pause || pause.step === 'failed') return [];
  const noticedAt = pauseNotices['pause-ends'].opens(new Date(pause.until));
  return [
    ...(pause.from === null ? [] : [event(pause.from, words.paused)]),
    ...(noticedAt > since ? [expected(noticedAt, words.notices['pause-ends'])] : []),
    expected(pause.until, words.pauseEnds(pause.daysKept)),
  ];
}

function failed({ failedPayment }: Account): Dated[] {
  if (!failedPayment) return [];
  const { at, nextTryAt } = failedPayment;
  const failure = event(at, words.failed, failedPayment);
  return [
    { ...failure, entry: { ...failure.entry, failed: true } },
    ...(nextTryAt === null ? [] : [expected(nextTryAt, words.nextTry, failedPayment)]),
  ];
}

/** The provider's upcoming charges, and the notices before the next charge from the table of notices. */
function charges(account: Account, since: Date): Dated[] {
  const { state, nextCharge, subscription, announcedPrice } = account;
  if (!nextCharge) return [];
  const { interval, currency } = subscription;
  const at = new Date(nextCharge.at);
  const dearer = announcedPrice && new Date(announcedPrice.from) > at ? announcedPrice : null;
  const notices = comingNotices({ ...noticeFactsOf(subscription, at), announcedPrice }, since);
  return [
    ...notices.filter(({ opens }) => opens < at).map(({ id, opens }) => expected(opens, words.notices[id])),
    expected(at, state === 'trial' ? words.firstCharge : words.nextCharge, nextCharge),
    dearer
      ? expected(dearer.from, words.newPrice(interval), { amount: dearer.total, currency })
      : expected(periodAfter(at, interval), words.renewal(interval), nextCharge),
  ];
}

/** Now, or the latest event if the clock is behind it: what was promised before is no longer to come. */
function latest({ receipts, failedPayment, pause }: Account, today: Date): Date {
  const events = [...receipts.map(({ at }) => at), failedPayment?.at, pause?.from];
  const times = events.map((at) => (at ? Date.parse(at) : 0));
  return new Date(Math.max(today.getTime(), ...times));
}

/** A failed charge, a pause and the upcoming events, in order. */
function ahead(account: Account, today: Date): Dated[] {
  const since = latest(account, today);
  return [...failed(account), ...paused(account, since), ...charges(account, since)].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}

/** The subscription's timeline: the most recent events, and the upcoming ones. */
export function accountTimeline(account: Account, today: Date): AccountTimeline {
  const { title, body, bodyCharged } = words.howToCancel;
  const rows = [
    ...(account.failedPayment ? [] : [begun(account)]),
    ...(isRunning(account) ? ahead(account, today) : ending(account)),
  ];
  return {
    label: words.label,
    moments: rows.map(({ entry }) => entry),
    now: rows.findLastIndex(({ happened }) => happened),
    note: { title, body: account.state === 'trial' ? body : bodyCharged },
  };
}

/** Whether a subscription is still running and can be changed or canceled. */
export function isRunning({ state }: Account): boolean {
  return state !== 'cancelled' && state !== 'ended';
}
