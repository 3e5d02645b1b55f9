import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { parseSubscription, subscriptionRef } from '#functions/documents/subscription.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { dueTime } from '#simulator/account.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';

/** The maximum delay in minutes between a due date and the next run of a schedule. */
const runsWithin = 5;

/** A period without schedule runs. */
export interface Silence {
  from: Date;
  to: Date;
}

const later = (moment: Date, minutes: number) => new Date(addMinutes(new UTCDate(moment), minutes));
const dayAfter = (moment: Date) => new Date(addDays(new UTCDate(moment), 1));

/** PayPal's values with which our record is compared. */
function atPayPal({ books }: InProcessServer): string {
  const all = Object.values(books.subscriptions);
  return JSON.stringify(all.map(({ status, sales, account }) => [status, sales?.length, account]));
}

/**
 * Advances time to a moment, from one event to the next: a charge at PayPal, a due notice or step of a pause, and the daily
 * comparison if it would find a difference. On other days the schedules have nothing to do.
 */
export async function liveUntil(
  server: InProcessServer,
  owner: VerifiedOwner,
  end: Date,
  silences: readonly Silence[] = [],
): Promise<void> {
  let compared = '';
  const tried = new Set<number>();
  for (;;) {
    const now = server.now();
    const record = parseSubscription(await server.store.get(subscriptionRef(owner.email)));
    const { reminderDue = null, pauseDue = null, nextCheck = null, priceChange = null } = record ?? {};
    // A comparison sends an announced price to PayPal.
    const isPriceOpen = priceChange?.announcedAt && record?.billing?.total !== priceChange.total;
    const isNews = isPriceOpen || compared !== atPayPal(server);
    const charges = Object.values(server.books.subscriptions).map((one) => dueTime(one));
    const due = [...charges, reminderDue, pauseDue, isNews ? nextCheck : null]
      .flatMap((moment) => (moment ? [new Date(moment)] : []))
      .map((moment) => {
        if (moment > now) return later(moment, runsWithin);
        // A due item that still waits after a run is waiting for another event.
        const wasTried = tried.has(moment.getTime());
        tried.add(moment.getTime());
        return wasTried ? dayAfter(now) : later(now, runsWithin);
      });
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
