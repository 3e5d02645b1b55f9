import { settleCoupons } from '../coupons/couponTransaction.ts';
import { finishDeletions } from '../account/deletion.ts';
import { emptyOutbox } from '../cancel/outbox.ts';
import { reconcileCheckouts } from './reconcileCheckouts.ts';
import { sendReminders } from './sendReminders.ts';
import type { ServerContext } from '../context/context.ts';

/**
 * Finishes interrupted work: approved checkouts whose browser closed and whose webhook was lost, deletions, and
 * cancellations that PayPal was too busy to accept. Then sends the due reminders. A failure is retried in the next
 * run.
 */
export async function reconcile(context: ServerContext): Promise<void> {
  await reconcileCheckouts(context);
  await finishDeletions(context);
  await emptyOutbox(context);
  await settleCoupons(context);
  await sendReminders(context);
}
