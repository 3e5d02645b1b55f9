import { UTCDate } from '@date-fns/utc';
import { addDays, addMinutes, max, min } from 'date-fns';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { parseSubscription, subscriptionRef } from '#functions/documents/subscription.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { dueTime } from '#sandbox/paypal/account.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';

/** A schedule runs at most so many minutes after something is due. */
const runsWithin = 5;

/** A time in which no schedule runs. */
export interface Silence {
  from: Date;
  to: Date;
}

const later = (moment: Date, minutes: number) => new Date(addMinutes(new UTCDate(moment), minutes));
const dayAfter = (moment: Date) => new Date(addDays(new UTCDate(moment), 1));

/** What PayPal has that our record is compared with. */
function atPayPal({ books }: InProcessServer): string {
  const all = Object.values(books.subscriptions);
  return JSON.stringify(all.map(({ status, sales, account }) => [status, sales?.length, account]));
}

/**
 * Lets time pass until a moment, from one event to the next: a charge at PayPal, a notice or a step of a pause that is due, and
 * the daily comparison where it would find something. On other days the schedules have nothing to do.
 */
export async function liveUntil(
  server: InProcessServer,
  owner: VerifiedOwner,
  end: Date,
  silences: readonly Silence[] = [],
): Promise<void> {
  let compared = '';
  for (;;) {
    const now = server.now();
    const record = parseSubscription(await server.store.get(subscriptionRef(owner.email)));
    const { reminderDue = null, pauseDue = null, nextCheck = null, priceChange = null } = record ?? {};
    // An announced price is told to PayPal by a comparison.
    const isPriceOpen = priceChange?.announcedAt && record?.billing?.total !== priceChange.total;
    const isNews = isPriceOpen || compared !== atPayPal(server);
    const charges = Object.values(server.books.subscriptions).map((one) => dueTime(one));
    const due = [...charges, reminderDue, pauseDue, isNews ? nextCheck : null]
      .flatMap((moment) => (moment ? [new Date(moment)] : []))
      // What waits although it is due waits for something else.
      .map((moment) => (moment > now ? later(moment, runsWithin) : dayAfter(now)));
    const wake = min([end, ...due]);
    const silence = silences.find(({ from, to }) => from <= wake && wake < to);
    const goal = max([silence ? silence.to : wake, now]);
    await server.control('PUT', '/clock', { advanceTo: goal.toISOString() });
    await server.settled();
    if (nextCheck && nextCheck <= goal) compared = atPayPal(server);
    await finishInterrupted(server);
    await compareWithProvider(server);
    if (goal >= end) return;
  }
}
