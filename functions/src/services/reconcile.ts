import { settleCoupons } from './couponTransaction.ts';
import { finishDeletions } from './deletion.ts';
import { emptyOutbox } from './outbox.ts';
import { reconcileCheckouts } from './reconcileCheckouts.ts';
import { sendReminders } from './sendReminders.ts';
import type { ServerContext } from './context.ts';

/**
 * Finishes what nobody finished: approved checkouts whose browser vanished and whose webhook was lost, deletions that
 * were interrupted, and cancellations that PayPal was too busy to take; then sends the reminders that are due. One that
 * fails stays for the next run.
 */
export async function reconcile(context: ServerContext): Promise<void> {
  await reconcileCheckouts(context);
  await finishDeletions(context);
  await emptyOutbox(context);
  await settleCoupons(context);
  await sendReminders(context);
}
