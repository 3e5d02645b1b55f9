import { inTurn, type Tally } from '../context/tally.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';
import { sendOrDropNotice } from '../mails/notices.ts';
import { isTooLate } from '../standing/nextNotice.ts';
import type { ServerContext } from '../context/context.ts';
import { dueSubscriptions } from '../documents/subscription.ts';

/** Maximum notices per run, the longest due first; later runs take the others. */
export const noticesPerRun = 50;

/** One second for each: a notice asks PayPal before it is sent. */
const mostSeconds = 60;

/** Sends the due notices. Later runs retry a failed notice until its window closes. */
export async function sendNotices(context: ServerContext): Promise<Tally> {
  const { store, now } = context;
  const due = await dueSubscriptions(store, { by: 'reminderDue', now: now(), limit: noticesPerRun });
  return inTurn(context, due, {
    seconds: mostSeconds,
    failure: 'a notice could not be sent yet',
    about: ({ record: { subscriptionId } }) => ({ subscriptionId }),
    async carryOut({ ref, record }) {
      const { subscriptionId } = record;
      // Ask PayPal first: after a lost webhook, the record may announce a charge to an owner who has cancelled.
      if (!isTooLate(record, now())) await syncSubscription(context, subscriptionId);
      await sendOrDropNotice(context, { email: ref.id, subscriptionId });
    },
  });
}
