import { errorFields } from '../context/logs.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';
import { sendOrDropNotice } from '../mails/notices.ts';
import { isTooLate } from '../standing/nextNotice.ts';
import type { ServerContext } from '../context/context.ts';
import { dueSubscriptions } from '../documents/subscription.ts';

/** Maximum notices per run, the longest due first; later runs take the others. */
const perRun = 50;

/** Sends the due notices. Later runs retry a failed notice until its window closes. */
export async function sendNotices(context: ServerContext): Promise<void> {
  const { store, logs, now } = context;
  const due = await dueSubscriptions(store, { by: 'reminderDue', now: now(), limit: perRun });
  for (const { ref, record } of due) {
    const { subscriptionId } = record;
    try {
      // Ask PayPal first: after a lost webhook, the record may announce a charge to an owner who has cancelled.
      if (!isTooLate(record, now())) await syncSubscription(context, subscriptionId);
      await sendOrDropNotice(context, { email: ref.id, subscriptionId });
    } catch (error) {
      logs.warn('a notice could not be sent yet', { subscriptionId, ...errorFields(error) });
    }
  }
}
