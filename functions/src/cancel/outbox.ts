import { isDeepStrictEqual } from 'node:util';
import PQueue from 'p-queue';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { ifKnown } from '../payments/PaymentProviderError.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import {
  cancellationFields,
  cancellationFrom,
  cancellationRef,
  chargesToRefund,
  dueCancellations,
  outboxCollection,
  reasonWords,
  type CancelReason,
  type Cancellation,
  type WantedCancellation,
} from '../documents/cancellation.ts';
import { pausedNote } from '../standing/pause.ts';
import { withoutFailedCharge } from '../standing/undue.ts';
import { isFinal, isAlive } from '../subscription/recordStatus.ts';
import type { Tally } from '../context/tally.ts';
import { subscriptions } from '../documents/subscription.ts';
import type { Transaction } from '../store/Store.ts';
import { afterTry, queued, type CancellationEvent } from './cancellationSteps.ts';
import { refundUndue } from './refundUndue.ts';
import { refundUnused } from './refundUnused.ts';

/** The reasons for which an approved subscription ends that was never recorded, or whose owner is gone. */
const neverOpened = ['duplicate', 'mismatch', 'orphan', 'unknown', 'suspended', 'deleted'] as const;

/** Whether what the provider keeps as the reason of an end says that the subscription was never opened here. */
export function wasNeverOpened(statusNote: string | undefined): boolean {
  return neverOpened.some((reason) => statusNote?.startsWith(reasonWords[reason]));
}

/**
 * Cancels a subscription and reads it back. Returns the subscription only if the provider reports it as ended; the response
 * to the cancel request does not count. `notFound`: the provider knows no such subscription, which may be temporary.
 */
async function cancelAtProvider(
  { payments }: ServerContext,
  { id, reason, pausedSince }: { id: string; reason: CancelReason; pausedSince: Date | null },
): Promise<ProviderSubscription | 'alive' | 'notFound'> {
  const note = reasonWords[reason] + (pausedSince ? pausedNote(pausedSince) : '');
  await ifKnown(payments.cancelSubscription({ id, reason: note }));
  const subscription = await ifKnown(payments.readSubscription(id));
  if (!subscription) return 'notFound';
  return isFinal(subscription.status) ? subscription : 'alive';
}

/** Maximum entries per run, the longest due first, and how many run concurrently. */
const perRun = { entries: 50, atOnce: 5 };

/** Logged once for a cancellation that still fails four hours after it was queued. An alert listens for this message. */
export const overdueCancellation = 'a cancellation waits for hours';
const overdueTries = 9;

/** How long a claim keeps other instances from taking an entry. */
const claimMs = 2 * 60_000;

/**
 * Queues the cancellation of a subscription at the provider, in the transaction that records its reason. After a crash, a
 * later run carries it out. Call it before the transaction's other writes, because it reads.
 */
export async function queueCancellation(
  transaction: Transaction,
  wanted: WantedCancellation & { now: Date },
): Promise<void> {
  const ref = cancellationRef(wanted.subscriptionId);
  const earlier = cancellationFrom(await transaction.get(ref));
  transaction.set(ref, cancellationFields(queued(earlier, wanted)));
}

/** Claims a due entry for this instance; undefined when another instance has it or it is finished. */
async function claim({ store, now }: ServerContext, id: string): Promise<Cancellation | undefined> {
  const ref = { collection: outboxCollection, id };
  return store.transaction(async (transaction) => {
    const entry = cancellationFrom(await transaction.get(ref));
    if (!entry?.nextTry || entry.nextTry > now()) return undefined;
    const claimed = { ...entry, tries: entry.tries + 1, nextTry: addMilliseconds(now(), claimMs) };
    transaction.set(ref, cancellationFields(claimed));
    return claimed;
  });
}

/** Tries a cancellation at the provider; then refunds the charges if the entry asks for it. */
async function tryOnce(context: ServerContext, entry: Cancellation): Promise<CancellationEvent> {
  const { subscriptionId, reason, refundForCheckout, refundSince, pausedSince, created } = entry;
  if (subscriptionId === null || reason === null) return 'unreadable';
  const outcome = await cancelAtProvider(context, { id: subscriptionId, reason, pausedSince });
  if (typeof outcome === 'string') return outcome;
  if (refundSince) {
    const note = wordsIn(refundSince.language).refundNotes.notDue;
    const request = { ...withoutFailedCharge(refundSince, outcome), note, queued: created };
    const { settled, failure } = await refundUndue(context, outcome, request);
    if (failure) throw failure;
    return settled ? 'ended' : 'unsettled';
  }
  if (refundForCheckout === null) return 'ended';
  const settled = await refundUnused(context, {
    subscription: outcome,
    checkoutId: refundForCheckout,
    unused: reason === 'duplicate' ? 'second' : 'unopened',
    since: created ?? context.now(),
  });
  return settled ? 'ended' : 'unsettled';
}

/** Whether a subscription of which nothing was on record has a running record now. */
async function isRunningOnRecord({ store }: ServerContext, subscriptionId: string | null): Promise<boolean> {
  const places = subscriptionId === null ? [] : await subscriptions.naming(store, subscriptionId, 1);
  return places.some(({ record }) => isAlive(record));
}

/** Carries out an entry as far as it can be now; returns what the run counts it as, if at all. */
async function carryOut(context: ServerContext, id: string): Promise<keyof Tally | undefined> {
  const { store, logs, now } = context;
  const entry = await claim(context, id);
  if (!entry) return undefined;
  const { subscriptionId, reason } = entry;
  if (reason === 'unknown' && (await isRunningOnRecord(context, subscriptionId))) {
    await store.delete({ collection: outboxCollection, id });
    return 'done';
  }
  const event = await tryOnce(context, entry).catch((error: unknown) => {
    logs.warn('not yet canceled at the provider', { subscriptionId, ...errorFields(error) });
    return 'failed' as const;
  });
  const { cancellation, leftToOperator } = afterTry(entry, { event, now: now() });
  const ref = { collection: outboxCollection, id };
  const written = await store.transaction(async (transaction) => {
    const current = cancellationFrom(await transaction.get(ref));
    if (!isDeepStrictEqual(current, entry)) return false;
    transaction.set(ref, cancellationFields(cancellation));
    return true;
  });
  // It was queued or claimed again in the meantime, so the next try counts. Repeating a try is safe.
  if (!written) return undefined;
  if (event === 'ended') logs.info('canceled at the provider', { subscriptionId, reason });
  else if (event === 'unsettled') logs.info('a charge to refund is not listed yet', { subscriptionId });
  else if (event === 'unreadable') logs.error('a stored cancellation is not one', { cancellation: id });
  else if (cancellation.state === 'done')
    logs.warn('nothing to cancel at the provider', { subscriptionId, reason });
  else if (event !== 'failed')
    logs.warn('not yet canceled at the provider', { subscriptionId, outcome: event });
  if (cancellation.state === 'waiting' && cancellation.tries === overdueTries)
    logs.error(overdueCancellation, { cancellation: id });
  if (leftToOperator && event !== 'unreadable') {
    const what = 'cancel it at the provider';
    const undue = chargesToRefund(entry);
    const all = undue === null ? what : `${what} and refund ${undue}`;
    logs.error(`a cancellation fails for days: an operator must ${all}`, { cancellation: id });
  }
  if (event === 'unsettled') return undefined;
  return cancellation.state === 'done' ? 'done' : 'failed';
}

async function carryOutQuietly(context: ServerContext, id: string): Promise<keyof Tally | undefined> {
  try {
    return await carryOut(context, id);
  } catch (error) {
    context.logs.warn('an entry of the outbox could not be carried out', {
      cancellation: id,
      ...errorFields(error),
    });
    return 'failed';
  }
}

/** Carries out one cancellation that was just queued. A failure is left to the next run. */
export async function cancelNow(context: ServerContext, subscriptionId: string): Promise<void> {
  await carryOutQuietly(context, cancellationRef(subscriptionId).id);
}

/** Carries out the due cancellations. A failed one is tried again later and does not hold up the others. */
export async function emptyOutbox(context: ServerContext): Promise<Tally> {
  const { store, now } = context;
  const due = await dueCancellations(store, { now: now(), limit: perRun.entries });
  const queue = new PQueue({ concurrency: perRun.atOnce });
  const outcomes = await queue.addAll(due.map((id) => () => carryOutQuietly(context, id)));
  const counted = (outcome: keyof Tally) => outcomes.filter((one) => one === outcome).length;
  return { done: counted('done'), failed: counted('failed') };
}
