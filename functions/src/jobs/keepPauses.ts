import type { ServerContext } from '../context/context.ts';
import { severalAtOnce, type Tally } from '../context/tally.ts';
import { dueSubscriptions } from '../documents/subscription.ts';
import { carryOutPause } from '../sync/carryOutPause.ts';

/** Maximum pauses per run, the longest due first; later runs take the others. */
export const pausesPerRun = 100;

/** Most pauses end in the same minute, the first of a month, and each asks the provider about four times. */
const atOnce = 10;

/** Begins, announces and ends the due pauses. A failed one is tried again some minutes later. */
export async function keepPauses(context: ServerContext): Promise<Tally> {
  const { store, now } = context;
  const due = await dueSubscriptions(store, { by: 'pauseDue', now: now(), limit: pausesPerRun });
  return severalAtOnce(context, due, {
    atOnce,
    failure: 'a pause could not be carried out yet',
    about: ({ record: { subscriptionId } }) => ({ subscriptionId }),
    carryOut: ({ ref }) => carryOutPause(context, ref.id),
  });
}
