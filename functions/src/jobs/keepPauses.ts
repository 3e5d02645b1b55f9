import type { ServerContext } from '../context/context.ts';
import { inTurn, type Tally } from '../context/tally.ts';
import { dueSubscriptions } from '../documents/subscription.ts';
import { carryOutPause } from '../sync/carryOutPause.ts';

/** Maximum pauses per run, the longest due first; later runs take the others. */
const perRun = 50;

/** Begins, announces and ends the due pauses. A failed one is tried again some minutes later. */
export async function keepPauses(context: ServerContext): Promise<Tally> {
  const { store, now } = context;
  const due = await dueSubscriptions(store, { by: 'pauseDue', now: now(), limit: perRun });
  return inTurn(context, due, {
    failure: 'a pause could not be carried out yet',
    about: ({ record: { subscriptionId } }) => ({ subscriptionId }),
    carryOut: ({ ref }) => carryOutPause(context, ref.id),
  });
}
