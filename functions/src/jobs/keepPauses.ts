import type { ServerContext } from '../context/context.ts';
import { errorFields } from '../context/logs.ts';
import { dueSubscriptions } from '../documents/subscription.ts';
import { carryOutPause } from '../sync/carryOutPause.ts';

/** Pauses looked at in one run, the longest due first; the rest have their turn in a later one. */
const perRun = 50;

/** Begins, announces and ends the pauses that are due. One that fails is tried again some minutes later. */
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
