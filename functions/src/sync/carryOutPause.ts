import { UTCDate } from '@date-fns/utc';
import { addMinutes } from 'date-fns';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import type { ServerContext } from '../context/context.ts';
import {
  parseSubscription,
  serializeSubscription,
  subscriptionRef,
  type StoredPause,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import { cancelNow, queueCancellation } from '../cancel/outbox.ts';
import { writePauseMail, type PauseNews } from '../mails/pauseMails.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { pausedSince } from '../subscription/access.ts';
import {
  isOver,
  keepsPromise,
  noticeDay,
  withConfirmedPause,
  withFailedPause,
  withNotice,
  withoutPause,
  withPauseEnded,
} from '../subscription/pause.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { syncSubscription } from './syncSubscription.ts';

/** What is not confirmed, or out of reach, is tried again after so many minutes. */
const againMinutes = 10;

const reasons = { suspend: 'Paused for the season', activate: 'The season starts again' } as const;

/** A pause and the subscription it is of. */
interface Paused {
  email: string;
  id: string;
  pause: StoredPause;
}

/** Changes the record while it has this pause; answers whether it did. */
async function change(
  context: ServerContext,
  { email, id, pause }: Paused,
  next: (record: SubscriptionRecord) => SubscriptionRecord,
  news?: PauseNews,
): Promise<boolean> {
  const ref = subscriptionRef(email);
  return context.store.transaction(async (transaction) => {
    const before = parseSubscription(await transaction.get(ref));
    if (before?.pause?.askedAt.getTime() !== pause.askedAt.getTime()) return false;
    if (before.subscriptionId !== id || !isAlive(before)) return false;
    const after = next(before);
    if (!isAlive(after))
      await queueCancellation(transaction, { subscriptionId: id, reason: 'pause', now: context.now() });
    transaction.set(ref, serializeSubscription(after));
    if (news)
      writePauseMail(transaction, context, news, { email, pause: after.pause ?? before.pause, after });
    return true;
  });
}

/** Asks for a change of status and reads what has come of it. A refusal is no error: the status says what is true. */
async function move(
  { payments }: ServerContext,
  id: string,
  to: 'suspend' | 'activate',
): Promise<ProviderSubscription> {
  const request = { id, reason: reasons[to] };
  try {
    if (to === 'suspend') await payments.suspendSubscription(request);
    else await payments.resumeSubscription(request);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.reason !== 'refused') throw error;
  }
  return payments.readSubscription(id);
}

/** Gives back what was charged since the pause began: the owner was promised that nothing is. */
async function giveBackSince(context: ServerContext, { email, id, pause }: Paused): Promise<void> {
  const { store, payments, logs, now } = context;
  const { language } = parseSubscription(await store.get(subscriptionRef(email))) ?? {};
  const listed = await payments.listTransactions({ subscriptionId: id, from: pausedSince(pause), to: now() });
  for (const { id: transactionId, kind, givenBack, currency } of listed) {
    if (kind !== 'charge' || givenBack) continue;
    const { paused: reason } = wordsIn(language ?? 'en').refundNotes;
    const refundId = `refund-${transactionId}`;
    await payments.refundCharge({ transactionId, amount: null, currency, reason, refundId });
    logs.error('a charge during a pause was given back', { subscriptionId: id });
  }
}

/**
 * Ends what would not be charged as was promised, gives back what was, and tells the owner, who may agree again, and an operator.
 * It is suspended first, so that nothing is charged meanwhile.
 */
async function refuse(context: ServerContext, paused: Paused, told: ProviderSubscription): Promise<void> {
  const [{ id }, { nextBillingTime, status }] = [paused, told];
  if (status === 'active') await move(context, id, 'suspend');
  await giveBackSince(context, paused);
  await syncSubscription(context, id, { money: 'always' });
  const now = context.now();
  const noted = await change(context, paused, (record) => withFailedPause(record, now), 'pause-failed');
  if (noted) {
    await cancelNow(context, id);
    context.logs.error('a pause could not end as was promised', {
      subscriptionId: id,
      nextBillingTime,
      status,
    });
  }
}

/** Ends a pause whose day has come, if the provider then charges on the promised day and nothing before. */
async function end(context: ServerContext, paused: Paused, read: ProviderSubscription): Promise<void> {
  const { id, pause } = paused;
  // What is owed would be charged at once.
  const sound = read.outstanding === 0 && read.failedPayments === 0;
  const told = read.status === 'suspended' && sound ? await move(context, id, 'activate') : read;
  if (told.status !== 'active' || !keepsPromise(pause, told, context.now())) {
    await refuse(context, paused, told);
    return;
  }
  await syncSubscription(context, id);
  const now = context.now();
  const ended = await change(context, paused, (record) => withPauseEnded(record, told, now), 'pause-over');
  if (ended) context.logs.info('a pause is over', { subscriptionId: id });
}

/** Begins a pause at the provider, or begins it again where something there has ended it. */
async function hold(context: ServerContext, paused: Paused, read: ProviderSubscription): Promise<void> {
  const { id, pause } = paused;
  const told = read.status === 'active' ? await move(context, id, 'suspend') : read;
  await syncSubscription(context, id);
  const now = context.now();
  if (told.status !== 'suspended') {
    // Refused, and nothing was promised yet: the subscription goes on as it was.
    if (pause.from === null) await change(context, paused, withoutPause);
    else await change(context, paused, (record) => ({ ...record, pauseDue: later(now) }));
    context.logs.error('a pause was refused by the provider', { subscriptionId: id, status: told.status });
    return;
  }
  if (pause.from === null) {
    await change(context, paused, (record) => withConfirmedPause(record, told, now), 'paused');
    context.logs.info('paused by its owner', { subscriptionId: id });
  } else if (pause.noticedAt === null) {
    await notice(context, paused, now);
  } else {
    await change(context, paused, (record) => ({ ...record, pauseDue: pause.until }));
  }
}

/** Sends the notice of the end, once its day has come. */
async function notice(context: ServerContext, paused: Paused, now: Date): Promise<void> {
  const due = noticeDay(paused.pause);
  if (due > now) await change(context, paused, (record) => ({ ...record, pauseDue: due }));
  else await change(context, paused, (record) => withNotice(record, now), 'pause-ends');
}

function later(now: Date): Date {
  return new Date(addMinutes(new UTCDate(now), againMinutes));
}

/**
 * Does what a pause needs now: begins it at the provider, tells of its end, or ends it. The record says what was promised, and
 * the provider is brought to that, so that it may be done again at any time, by several at once, and after a crash. Rejects where
 * the provider is out of reach; then it is done again later.
 */
export async function carryOutPause(context: ServerContext, email: string): Promise<void> {
  const { store, payments, now } = context;
  const record = parseSubscription(await store.get(subscriptionRef(email)));
  if (!record?.pause || !isAlive(record)) return;
  const paused = { email, id: record.subscriptionId, pause: record.pause };
  // Should this run be cut short, another one goes on.
  await change(context, paused, (known) => ({ ...known, pauseDue: later(now()) }));
  const read = await payments.readSubscription(paused.id);
  if (read.status !== 'active' && read.status !== 'suspended') {
    await syncSubscription(context, paused.id);
  } else if (isOver(paused.pause, now()) && paused.pause.from !== null) await end(context, paused, read);
  else await hold(context, paused, read);
}
