import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { ServerContext } from '../context/context.ts';
import type { RefundSince } from '../documents/cancellation.ts';
import { subscriptions, type StoredPause, type SubscriptionRecord } from '../documents/subscription.ts';
import { perform, performLater } from '../cancel/perform.ts';
import { refundUndue } from '../cancel/refundUndue.ts';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { owes } from '../ledger/facts.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import type { Effect, PauseNews } from '../standing/commands.ts';
import { decide, type Decision } from '../standing/decide.ts';
import { promisedCharge, wasChargedIn } from '../standing/pauseDates.ts';
import { refundOnLeaving } from '../standing/undue.ts';
import {
  confirmPause,
  endedAt,
  isOver,
  keepsPromise,
  noticeDay,
  pauseNote,
  recordNotice,
  resumedAt,
  resumeNote,
} from '../standing/pause.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { syncSubscription } from './syncSubscription.ts';

/** Minutes until the retry of a step that is unconfirmed or could not reach the provider. */
const againMinutes = 10;

/** Hours after the end of a pause within which the provider must name the next charge. */
const namedWithinHours = 6;

/** A step that still fails so long after it was due is an error in the log, which alerts: once or twice, as the tries fall. */
const overdueMinutes = { from: 240, to: 255 };

interface Paused {
  email: string;
  id: string;
  pause: StoredPause;
  /** The charges to refund. */
  refundSince: RefundSince;
}

/** Requests a change of status and reads the result. A refusal is no error, because the status read afterwards decides. */
async function setStatusAtProvider(
  { payments, now }: ServerContext,
  { id, pause }: { id: string; pause: StoredPause },
  to: 'suspend' | 'activate',
): Promise<ProviderSubscription> {
  const request = { id, reason: to === 'suspend' ? pauseNote(pause) : resumeNote(now()) };
  try {
    if (to === 'suspend') await payments.suspendSubscription(request);
    else await payments.resumeSubscription(request);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.reason !== 'refused') throw error;
  }
  return payments.readSubscription(id);
}

/** Decides about the record if it still has this pause; returns the decision, or null if it has not. */
async function change(
  context: ServerContext,
  { email, id, pause }: Pick<Paused, 'email' | 'id' | 'pause'>,
  next: (record: SubscriptionRecord) => Decision | SubscriptionRecord | null,
  news?: PauseNews,
): Promise<Decision | null> {
  return context.store.transaction(async (transaction) => {
    const before = subscriptions.parse(await transaction.get(subscriptions.ref(email)));
    if (before?.pause?.askedAt.getTime() !== pause.askedAt.getTime()) return null;
    if (before.subscriptionId !== id || !isAlive(before)) return null;
    const after = next(before);
    if (!after) return null;
    const effects: Effect[] = news ? [{ do: 'mail about the pause', news }] : [];
    const decision = 'effects' in after ? after : { record: after, effects };
    await perform(transaction, context, { email, before, decision });
    return decision;
  });
}

/** Refunds what was charged in the pause, and reads the subscription again; false while a charge is not listed yet. */
async function refundCharges(
  context: ServerContext,
  { id, refundSince }: Paused,
  answer: ProviderSubscription,
): Promise<boolean> {
  const note = wordsIn(refundSince.language).refundNotes.notDue;
  const { moved, settled, failure } = await refundUndue(context, answer, { ...refundSince, note });
  if (settled || failure) await syncSubscription(context, id, { money: 'always', reported: moved });
  if (failure) throw failure;
  return settled;
}

/**
 * Ends a subscription that would not be charged as promised, and refunds its charges. Notifies the owner, who may agree
 * again, and an operator. Suspends the subscription first, so that nothing is charged in the meantime.
 */
async function refuse(context: ServerContext, paused: Paused, answer: ProviderSubscription): Promise<void> {
  const { id } = paused;
  const { nextBillingTime, status } = answer;
  if (status === 'active') await setStatusAtProvider(context, paused, 'suspend');
  // The next run looks for the charge again.
  if (!(await refundCharges(context, paused, answer))) return;
  const now = context.now();
  const failed = await change(context, paused, (record) => decide(record, { do: 'failPause' }, now));
  if (failed) {
    context.logs.warn('a pause has failed', {
      subscriptionId: id,
      nextBillingTime: nextBillingTime?.toISOString() ?? null,
      status,
    });
    await performLater(context, failed.effects);
  }
}

/** Ends a pause whose day has come, if the provider will charge on the promised day and not earlier. */
async function end(context: ServerContext, paused: Paused, read: ProviderSubscription): Promise<void> {
  const { id, pause } = paused;
  const resumed = resumedAt(pause, read);
  // The provider would immediately charge any amount owed. After a charge in the pause, it is refused below.
  const sound = !owes(read) && !wasChargedIn(pause, read);
  const answer =
    read.status === 'suspended' && sound ? await setStatusAtProvider(context, paused, 'activate') : read;
  const isUnnamed = answer.status === 'active' && answer.nextBillingTime === null;
  // A later run looks again: nothing tells how soon the provider names the next charge of a resumed subscription.
  if (isUnnamed && sound && context.now() < addHours(resumed ?? pause.until, namedWithinHours)) return;
  const isKept = keepsPromise(pause, answer, { now: context.now(), resumed });
  if (answer.status !== 'active' || !isKept) {
    await refuse(context, paused, answer);
    return;
  }
  await syncSubscription(context, id);
  const now = context.now();
  const next = resumed ? promisedCharge(endedAt(pause, resumed)) : null;
  const ended = await change(context, paused, (record) =>
    decide(record, { do: 'endPause', resumed: answer, next }, now),
  );
  if (ended) context.logs.info('a pause is over', { subscriptionId: id });
}

/** Begins a pause at the provider, or begins it again if the provider has ended it. */
async function hold(context: ServerContext, paused: Paused, read: ProviderSubscription): Promise<void> {
  const { id, pause } = paused;
  const answer = read.status === 'active' ? await setStatusAtProvider(context, paused, 'suspend') : read;
  // The provider refunds a charge for 180 days only, so it does not wait for the end of the pause.
  if (pause.from !== null && wasChargedIn(pause, answer)) {
    if (!(await refundCharges(context, paused, answer))) return;
  } else await syncSubscription(context, id);
  const now = context.now();
  if (answer.status !== 'suspended') {
    // Refused before anything was promised, so the subscription goes on as it was.
    if (pause.from === null)
      await change(context, paused, (record) => decide(record, { do: 'refusePause' }, now));
    context.logs.error('a pause was refused by the provider', { subscriptionId: id, status: answer.status });
    return;
  }
  if (pause.from === null) {
    await change(context, paused, (record) => confirmPause(record, answer, now), 'paused');
    context.logs.info('paused by its owner', { subscriptionId: id });
    return;
  }
  const isNoticed = pause.noticedAt !== null;
  const due = isNoticed ? pause.until : noticeDay(pause);
  if (isNoticed || due > now) await change(context, paused, (record) => ({ ...record, pauseDue: due }));
  else await change(context, paused, (record) => recordNotice(record, now), 'pause-ends');
}

function later(now: Date): Date {
  return addMinutes(now, againMinutes);
}

/**
 * Carries out the next step of a pause: begins it at the provider, announces its end, or ends it. The record holds the
 * promise, and this call makes the provider match it, so it is safe to repeat, concurrently and after a crash. Rejects if the
 * provider is unreachable; a later run tries again.
 */
export async function carryOutPause(context: ServerContext, email: string): Promise<void> {
  const { store, payments, logs, now } = context;
  const record = subscriptions.parse(await store.get(subscriptions.ref(email)));
  if (!record?.pause || !isAlive(record)) return;
  const { subscriptionId: id, pause } = record;
  const paused = { email, id, pause, refundSince: refundOnLeaving(record, now()) };
  // If this run is interrupted, a later one continues.
  await change(context, paused, (known) => ({ ...known, pauseDue: later(now()) }));
  try {
    const read = await payments.readSubscription(id);
    if (read.status !== 'active' && read.status !== 'suspended') await syncSubscription(context, id);
    else if ((pause.from !== null && isOver(pause, now())) || resumedAt(pause, read))
      await end(context, paused, read);
    else await hold(context, paused, read);
  } catch (error) {
    const waited = differenceInMinutes(now(), pause.from === null ? pause.askedAt : pause.until);
    if (waited >= overdueMinutes.from && waited < overdueMinutes.to)
      logs.error('a pause waits for hours', { subscriptionId: id });
    throw error;
  }
}
