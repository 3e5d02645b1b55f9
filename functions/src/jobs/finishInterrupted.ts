import { finishDeletions } from '../account/deletion.ts';
import type { ServerContext } from '../context/context.ts';
import { errorFields } from '../context/logs.ts';
import { logTally } from '../context/tally.ts';
import { settleCoupons } from '../coupons/couponTransaction.ts';
import { findUnrecorded } from './findUnrecorded.ts';
import { reconcileCheckouts } from './reconcileCheckouts.ts';
import { keepPauses } from './keepPauses.ts';
import { sendMailsAgain } from './sendMailsAgain.ts';
import { sendNotices } from './sendNotices.ts';

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
