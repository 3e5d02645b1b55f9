import { addHours, addMilliseconds, addMinutes } from 'date-fns';
import { errorFields } from '../context/logs.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { Fields, Transaction } from '../store/Store.ts';
import { cancelAtProvider, isReason, type CancelReason } from './cancelAtProvider.ts';
import type { ServerContext } from '../context/context.ts';
import { giveBackCharges } from './giveBack.ts';
import { storedNames } from '../documents/storedNames.ts';

const collection = 'Outbox';

/** Entries carried out in one run, the longest due first, and how many of them at once. */
const perRun = { entries: 50, atOnce: 5 };

/** A provider that is out of reach is asked after 1, 2, 4 ... minutes, and then every four hours, for three days. */
const backOff = { firstMinutes: 1, maxMinutes: 240, tries: 26 };

/** While one instance carries an entry out, no other begins. */
const claimMs = 2 * 60_000;

/**
 * How often in a row, and how long after it was noted, the provider must know nothing of a subscription until that is
 * believed: one that it forgets for an hour is billed all the same.
 */
const missing = { tries: 3, hours: 24 };

/** Where a subscription's cancellation is noted. */
export function cancellationRef(subscriptionId: string) {
  return { collection, id: `cancel-${subscriptionId}` };
}

/**
 * Notes, in the same transaction as the reason for it, that a subscription must be cancelled at the provider. A crash
 * in between loses nothing: a later run carries out what is left. `next_try` orders what is left, and whatever is
 * finished has none.
 */
export function queueCancellation(
  transaction: Transaction,
  cancellation: {
    subscriptionId: string;
    reason: CancelReason;
    /** The checkout of a subscription that gave its owner nothing: what it has charged is given back. */
    giveBackTo?: string;
    now: Date;
  },
): void {
  const { subscriptionId, reason, giveBackTo, now } = cancellation;
  transaction.set(cancellationRef(subscriptionId), {
    kind: storedNames.cancellation,
    subscription_id: subscriptionId,
    reason,
    state: 'waiting',
    created: now,
    tries: 0,
    missing: 0,
    next_try: now,
    ...(giveBackTo !== undefined && { give_back_to: giveBackTo }),
  });
}

/** Takes a due entry for this instance; undefined when another has it or it is finished. */
async function claim({ store, now }: ServerContext, id: string): Promise<Fields | undefined> {
  return store.transaction(async (transaction) => {
    const entry = await transaction.get({ collection, id });
    const due = entry?.['next_try'];
    if (!entry || !(due instanceof Date) || due > now()) return undefined;
    const claimed = {
      ...entry,
      tries: Number(entry['tries'] ?? 0) + 1,
      next_try: addMilliseconds(now(), claimMs),
    };
    transaction.set({ collection, id }, claimed);
    return claimed;
  });
}

/** Ends an entry: without its next try, no run finds it again. */
async function finish({ store }: ServerContext, id: string, entry: Fields, state: 'done' | 'dead') {
  const { next_try: _, ...rest } = entry;
  await store.set({ collection, id }, { ...rest, state });
}

async function postpone(context: ServerContext, id: string, entry: Fields, missed: number): Promise<void> {
  const { store, logs, now } = context;
  const tries = Number(entry['tries']);
  if (tries >= backOff.tries) {
    await finish(context, id, { ...entry, missing: missed }, 'dead');
    const what = isGivenBack(entry)
      ? 'cancel it at the provider and give its charges back'
      : 'cancel it at the provider';
    logs.error(`a cancellation is given up: somebody must ${what}`, { cancellation: id });
    return;
  }
  const minutes = Math.min(backOff.firstMinutes * 2 ** (tries - 1), backOff.maxMinutes);
  await store.set({ collection, id }, { ...entry, missing: missed, next_try: addMinutes(now(), minutes) });
}

function isGivenBack(entry: Fields): boolean {
  return typeof entry['give_back_to'] === 'string';
}

/** Gives back what a subscription has charged that gave its owner nothing. */
async function isSettled(
  context: ServerContext,
  entry: Fields,
  { subscription, reason }: { subscription: ProviderSubscription; reason: CancelReason },
): Promise<boolean> {
  const { give_back_to: checkoutId, created } = entry;
  if (typeof checkoutId !== 'string') return true;
  const unused = reason === 'duplicate' ? 'second' : 'unopened';
  const since = created instanceof Date ? created : context.now();
  return giveBackCharges(context, { subscription, checkoutId, unused, since });
}

/** Whether an entry was noted long enough ago to believe that there is nothing to cancel. */
function isOld({ created }: Fields, now: Date): boolean {
  return !(created instanceof Date) || addHours(created, missing.hours) <= now;
}

async function carryOut(context: ServerContext, id: string): Promise<void> {
  const { logs, now } = context;
  const entry = await claim(context, id);
  if (!entry) return;
  const { subscription_id: subscriptionId, reason } = entry;
  if (typeof subscriptionId !== 'string' || !isReason(reason)) {
    await finish(context, id, entry, 'dead');
    logs.error('a stored cancellation is not one', { cancellation: id });
    return;
  }
  let missed = 0;
  try {
    const outcome = await cancelAtProvider(context, subscriptionId, reason);
    if (typeof outcome !== 'string') {
      if (await isSettled(context, entry, { subscription: outcome, reason })) {
        await finish(context, id, entry, 'done');
        logs.info('cancelled at the provider', { subscriptionId, reason });
        return;
      }
      logs.info('a charge that is to be given back is not listed yet', { subscriptionId });
      await postpone(context, id, entry, 0);
      return;
    }
    if (outcome === 'missing') missed = Number(entry['missing'] ?? 0) + 1;
    if (missed >= missing.tries && isOld(entry, now())) {
      await finish(context, id, { ...entry, missing: missed }, 'done');
      logs.warn('nothing to cancel at the provider', { subscriptionId, reason });
      return;
    }
    logs.warn('not yet cancelled at the provider', { subscriptionId, outcome });
  } catch (error) {
    logs.warn('not yet cancelled at the provider', { subscriptionId, ...errorFields(error) });
  }
  await postpone(context, id, entry, missed);
}

async function carryOutQuietly(context: ServerContext, id: string): Promise<void> {
  try {
    await carryOut(context, id);
  } catch (error) {
    context.logs.warn('an entry of the outbox could not be carried out', {
      cancellation: id,
      ...errorFields(error),
    });
  }
}

/** Carries out one cancellation that was just queued. What fails is left to the next run. */
export function cancelNow(context: ServerContext, subscriptionId: string): Promise<void> {
  return carryOutQuietly(context, cancellationRef(subscriptionId).id);
}

/** Carries out what is due. Whatever fails is tried again later and holds up nothing else. */
export async function emptyOutbox(context: ServerContext): Promise<void> {
  const { store, now } = context;
  const next = await store.find(collection, {
    orderBy: { field: 'next_try', direction: 'asc' },
    limit: perRun.entries,
  });
  const due = next.filter(({ fields }) => fields['next_try'] instanceof Date && fields['next_try'] <= now());
  while (due.length > 0) {
    await Promise.all(due.splice(0, perRun.atOnce).map(({ id }) => carryOutQuietly(context, id)));
  }
}
