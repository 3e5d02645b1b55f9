import type { ServerContext } from '../context/context.ts';
import { errorFields } from '../context/logs.ts';
import { dueSubscriptions } from '../documents/subscription.ts';
import { carryOutPause } from '../sync/carryOutPause.ts';

/** Maximum pauses per run, the longest due first; later runs take the others. */
const perRun = 50;

/** Begins, announces and ends the due pauses. A failed one is tried again some minutes later. */
export async function keepPauses(context: ServerContext): Promise<void> {
  const { store, logs, now } = context;
  for (const { ref, record } of await dueSubscriptions(store, {
    by: 'pauseDue',
    now: now(),
    limit: perRun,
  })) {
    try {
      await carryOutPause(context, ref.id);
    } catch (error) {
      const { subscriptionId } = record;
      logs.warn('a pause could not be carried out yet', { subscriptionId, ...errorFields(error) });
    }
  }
}
