import { daysBefore } from '#domain/days.ts';
import { limits } from '#domain/limits.ts';
import { inTurn, type Tally } from '../context/tally.ts';
import type { StoredDocument } from '../store/Store.ts';
import { moveCheckout } from '../documents/checkoutStates.ts';
import {
  checkouts,
  checkoutFrom,
  dueCheckouts,
  findCheckout,
  lateCheckAfter,
  nextCheckAfter,
  type CheckedState,
} from '../documents/checkouts.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';
import type { ServerContext } from '../context/context.ts';

/** Checkouts per run. Replaced and abandoned ones are seldom approved and must not delay open ones. */
const mostPerRun = { open: 400, replaced: 50, abandoned: 50 } satisfies Record<CheckedState, number>;

/** Checkouts are many and each asks PayPal; the other jobs of a run need what is left of its five minutes. */
const mostSeconds = 100;

export async function reconcileCheckouts(context: ServerContext): Promise<Tally> {
  return inTurn(context, allDue(context), {
    seconds: mostSeconds,
    failure: 'a checkout could not be reconciled',
    about: ({ id }) => ({ checkout: id }),
    carryOut: (document) => check(context, document),
  });
}

async function* allDue({ store, now }: ServerContext): AsyncGenerator<StoredDocument> {
  for (const state of ['open', 'replaced', 'abandoned'] as const) {
    yield* await dueCheckouts(store, { state, now: now(), limit: mostPerRun[state] });
  }
}

async function check(context: ServerContext, { id, fields }: StoredDocument): Promise<void> {
  try {
    const checkout = checkoutFrom(id, fields);
    if (checkout && checkout.subscriptionId !== null)
      await syncSubscription(context, checkout.subscriptionId);
  } finally {
    await scheduleNext(context, id);
  }
}

/** Schedules the next check, each time a little later. A checkout that is too old is abandoned, and then checked seldom. */
async function scheduleNext({ store, now }: ServerContext, id: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const current = await findCheckout(transaction, id);
    if (!current || !Object.hasOwn(mostPerRun, current.state)) return;
    if (current.created < daysBefore(now(), limits.openCheckout.days)) {
      moveCheckout(transaction, current, { event: 'givenUp', now: now() });
      const nextCheck = lateCheckAfter(current, now());
      transaction.update(checkouts.ref(id), checkouts.changes({ nextCheck }));
      return;
    }
    const { checks } = current;
    const changes = { nextCheck: nextCheckAfter(checks, now()), checks: checks + 1 };
    transaction.update(checkouts.ref(id), checkouts.changes(changes));
  });
}
