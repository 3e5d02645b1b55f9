import { UTCDate } from '@date-fns/utc';
import { subDays, subMinutes } from 'date-fns';
import { loggable } from '../logs.ts';
import { checkoutFrom, checkoutPlace } from './checkouts.ts';
import { emptyOutbox } from './outbox.ts';
import { follow } from './following.ts';
import { sendReminders } from './sendReminders.ts';
import type { World } from './world.ts';

/** A checkout younger than this still has its browser. */
const youngMinutes = 2;

/** PayPal forgets an approval that never came; so do we. */
const abandonedAfterDays = 4;

/**
 * Finishes what nobody finished: approved checkouts whose browser vanished and whose webhook was lost, and
 * cancellations that PayPal was too busy to take; then sends the reminders that are due. One that fails stays for
 * the next run.
 */
export async function reconcile(world: World): Promise<void> {
  const { store, logs, now } = world;
  const open = await store.find('Checkouts', { where: { state: 'open' }, limit: 200 });
  for (const { id, fields } of open) {
    try {
      const checkout = checkoutFrom(id, fields);
      if (!checkout || checkout.created > subMinutes(new UTCDate(now()), youngMinutes)) continue;
      if (checkout.subscriptionId !== null) await follow(world, checkout.subscriptionId);
      if (checkout.created < subDays(new UTCDate(now()), abandonedAfterDays)) {
        await store.transaction(async (transaction) => {
          const current = await transaction.get(checkoutPlace(id));
          if (current?.['state'] !== 'open') return;
          transaction.update(checkoutPlace(id), [{ path: ['state'], value: 'abandoned' }]);
        });
      }
    } catch (error) {
      logs.warn('a checkout could not be reconciled', { checkout: id, ...loggable(error) });
    }
  }
  await emptyOutbox(world);
  await sendReminders(world);
}
