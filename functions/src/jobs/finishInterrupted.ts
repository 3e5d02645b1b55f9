import { finishDeletions } from '../account/deletion.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import { inTurn, logTally, type Tally } from '../context/tally.ts';
import { settleCoupon } from '../coupons/couponTransaction.ts';
import { unpublishedCodes } from '../documents/offers/couponUses.ts';
import { findUnrecorded } from './findUnrecorded.ts';
import { reconcileCheckouts } from './reconcileCheckouts.ts';
import { checkMail, mails } from '../documents/mail.ts';
import { subscriptions } from '../documents/subscription.ts';
import { carryOutPause } from '../sync/carryOutPause.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';
import { sendOrDropNotice } from '../mails/notices.ts';
import { isTooLate } from '../standing/nextNotice.ts';

/** Maximum notices, pauses and e-mails per run, the longest due first; later runs take the others. */
export const noticesPerRun = 50;
export const pausesPerRun = 100;
const mailsPerRun = 100;

/** Publishes the counts that a crash left unpublished. */
export async function settleCoupons(context: ServerContext): Promise<Tally> {
  const { store } = context;
  return inTurn(context, await unpublishedCodes(store, 100), {
    failure: 'the uses left of a coupon could not be written',
    carryOut: (code) => settleCoupon(store, code),
  });
}

/** Sends the due notices. Later runs retry a failed notice until its window closes. */
async function sendNotices(context: ServerContext): Promise<Tally> {
  const { store, now } = context;
  const due = await subscriptions.due(store, { by: 'reminderDue', now: now(), limit: noticesPerRun });
  return inTurn(context, due, {
    // One for each: a notice asks PayPal before it is sent.
    seconds: 60,
    failure: 'a notice could not be sent yet',
    about: ({ record: { subscriptionId } }) => ({ subscriptionId }),
    async carryOut({ ref, record }) {
      const { subscriptionId } = record;
      // Ask PayPal first: after a lost webhook, the record may announce a charge to an owner who has canceled.
      if (!isTooLate(record, now())) await syncSubscription(context, subscriptionId);
      await sendOrDropNotice(context, { email: ref.id, subscriptionId });
    },
  });
}

/** Begins, announces and ends the due pauses. A failed one is tried again some minutes later. */
export async function keepPauses(context: ServerContext): Promise<Tally> {
  const { store, now } = context;
  const due = await subscriptions.due(store, { by: 'pauseDue', now: now(), limit: pausesPerRun });
  return inTurn(context, due, {
    // Most pauses end in the same minute, the first of a month, and each asks the provider about four times.
    atOnce: 10,
    failure: 'a pause could not be carried out yet',
    about: ({ record: { subscriptionId } }) => ({ subscriptionId }),
    carryOut: ({ ref }) => carryOutPause(context, ref.id),
  });
}

/** Hands the e-mails that were not sent to the extension again, which does not do so itself. */
async function sendMailsAgain(context: ServerContext): Promise<Tally> {
  const { store, logs, now } = context;
  const due = await mails.due(store, 'nextCheck', { now: now(), limit: mailsPerRun });
  return inTurn(context, due, {
    seconds: 10,
    failure: 'an e-mail could not be looked at',
    async carryOut({ id }) {
      const isLost = await store.transaction(async (transaction) => {
        const fields = await transaction.get(mails.ref(id));
        const checked = fields && checkMail(fields, now());
        if (checked) transaction.update(mails.ref(id), checked.changes);
        return checked?.isLost;
      });
      // The extension logs nothing where it is not called at all.
      if (isLost) logs.error('an e-mail was not sent within a day: npm run doctor -- --mail');
    },
  });
}

const jobs = {
  reconcileCheckouts,
  findUnrecorded,
  finishDeletions,
  settleCoupons,
  keepPauses,
  sendNotices,
  sendMailsAgain,
};

/**
 * Finishes interrupted work: approved checkouts whose browser closed and whose webhook was lost, subscriptions that
 * nothing here names, deletions, and unpublished coupon counts. Then carries out the due pauses, sends the due notices and the
 * e-mails that were not sent. Each job has its own time (`inTurn`), so that many waiting checkouts leave time for the notices:
 * one schedule with seven budgets needs no queue, no second set of retries and no function that starts for one job. A failed
 * job does not stop the next one. After all have run, rejects if any failed, so that the schedule shows the failure; the next
 * run tries again.
 */
export async function finishInterrupted(context: ServerContext): Promise<void> {
  const failed: unknown[] = [];
  for (const [job, run] of Object.entries(jobs)) {
    try {
      logTally(context.logs, job, await run(context));
    } catch (error) {
      context.logs.error('a scheduled job failed', { job, ...errorFields(error) });
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'scheduled jobs failed');
}
