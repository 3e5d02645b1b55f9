import { AppError } from '#domain/errors.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import { ifKnown } from '../payments/PaymentProviderError.ts';
import { finishCheckout } from '../checkout/activation.ts';
import { moveCheckout } from '../documents/checkoutStates.ts';
import {
  providerLinks,
  checkouts,
  endedChange,
  findCheckout,
  findCheckoutOf,
  findNamedCheckout,
  type Checkout,
} from '../documents/checkouts.ts';
import { cancelNow, queueCancellation } from '../cancel/outbox.ts';
import { recordUnused } from '../cancel/refundUnused.ts';
import { chargesOf } from '../documents/charges.ts';
import { planNaming } from '../documents/plans.ts';
import { subscriptions, type RecordPlace } from '../documents/subscription.ts';
import type { Transaction } from '../store/Store.ts';
import { copyProviderState, type Reading } from './providerState.ts';
import { findPastPlace, findPresentPlace } from '../owners/recordPlace.ts';
import { cancellationNeeded, waitDays, type Unwanted } from '../standing/undue.ts';
import { isAlive, isFinal } from '../subscription/recordStatus.ts';
import { mayHaveMoved, recordTransactions } from './recordMovements.ts';
import { cancellationFrom, cancellationRef, type WantedCancellation } from '../documents/cancellation.ts';
import type { ServerContext } from '../context/context.ts';

/** Finds the checkout by our own documents or, if a crash lost those, by the checkout id that the provider stores. */
async function findOrLinkCheckout(
  context: ServerContext,
  subscription: ProviderSubscription,
): Promise<Checkout | undefined> {
  const { id, checkoutId } = subscription;
  const linked = await findCheckoutOf(context.store, id);
  if (linked) return linked;
  const { store } = context;
  const named = await findNamedCheckout(store, checkoutId);
  if (!named) return undefined;
  // Keep the checkout's own subscription, which the server has created.
  if (named.subscriptionId === null) {
    await store.update(checkouts.ref(named.id), checkouts.changes({ subscriptionId: id }));
  } else {
    await store.set(providerLinks.ref(id), providerLinks.serialize({ checkoutId: named.id, uid: named.uid }));
  }
  return named;
}

/** Whether to ask about a subscription's money, and what is already reported. */
export interface AboutMoney {
  /** Whether to ask the provider for the list of transactions: always, or only after a new payment. */
  money: 'always' | 'when paid';
  /** What the provider has reported besides its list, such as the refund of an event. */
  reported?: readonly ProviderTransaction[];
}

/** Copies state and money of a subscription that is on record. */
async function syncRecorded(
  context: ServerContext,
  place: RecordPlace,
  { reading, money, reported = [] }: AboutMoney & { reading: Reading },
): Promise<void> {
  const { subscription } = reading;
  await copyProviderState(context, place.ref.id, reading);
  // Before the first payment there is nothing to refund.
  const ask = subscription.lastPayment !== null && money === 'always';
  if (ask || reported.length > 0 || mayHaveMoved(place.record, subscription)) {
    await recordTransactions(context, place, { subscription, reported });
  }
}

/** Settles a subscription without a record: records or ends it. */
async function syncUnrecorded(context: ServerContext, checkout: Checkout, reading: Reading): Promise<void> {
  const { subscription } = reading;
  if (isFinal(subscription.status) || subscription.status === 'suspended') {
    const ended = await endUnrecorded(context, checkout, subscription);
    if (!ended) await copyProviderState(context, checkout.email, reading);
  } else if (subscription.status === 'active') {
    // In any state of the checkout, an active subscription is either recorded or canceled.
    try {
      await finishCheckout(context, { checkout, subscription, orderId: null });
    } catch (error) {
      // The approval was refused and handled; repeating the event would change nothing.
      if (!(error instanceof AppError)) throw error;
      context.logs.warn('an approved checkout was refused', { checkout: checkout.id, code: error.code });
    }
  }
}

/** Updates a subscription's records to the provider's state, payments and refunds, also after missed webhooks. */
export async function syncSubscription(
  context: ServerContext,
  subscriptionId: string,
  { money, reported = [] }: AboutMoney = { money: 'when paid' },
): Promise<void> {
  const { payments, logs, now } = context;
  const begun = now();
  const subscription = await ifKnown(payments.readSubscription(subscriptionId));
  if (!subscription) {
    logs.warn('the provider does not know a subscription', { subscriptionId });
    return;
  }
  const checkout = await findOrLinkCheckout(context, subscription);
  const present = await findPresentPlace(context, checkout, subscription.id);
  const past = present ? undefined : await findPastPlace(context, subscription.id);
  if (present) {
    await syncRecorded(context, present, { reading: { subscription, begun }, money, reported });
  } else if (past) {
    if (subscription.lastPayment !== null)
      await recordTransactions(context, past, { subscription, reported });
  } else if (checkout) {
    await syncUnrecorded(context, checkout, { subscription, begun });
    if (reported.length === 0) return;
    // If the list does not name a refund, no later event reports it.
    const opened = await findPresentPlace(context, checkout, subscription.id);
    if (opened) await recordTransactions(context, opened, { subscription, reported });
    else
      await recordUnused(context, {
        id: subscription.id,
        moved: reported,
        opened: checkout,
        unused: 'unopened',
      });
  } else await endUnknown(context, subscription);
  const over = past ?? (present && !isAlive(present.record) ? present : undefined);
  if (over) await endAgain(context, subscription, over);
}

/** Queues the end of a subscription that must not run, if it needs one. Reads, so it must come before the first write. */
async function queueEnd(
  transaction: Transaction,
  { now }: ServerContext,
  subscription: ProviderSubscription,
  unwanted: Unwanted,
): Promise<WantedCancellation | null> {
  const queued = cancellationFrom(await transaction.get(cancellationRef(subscription.id)));
  const wanted = cancellationNeeded(subscription, unwanted, { queued, now: now() });
  if (wanted) await queueCancellation(transaction, { ...wanted, now: now() });
  return wanted;
}

/**
 * Ends a subscription at the provider that is over on record, and refunds what it has charged since. Its record is read again, because
 * the payment that makes a charge due may be known only since this comparison.
 */
async function endAgain(
  context: ServerContext,
  subscription: ProviderSubscription,
  place: RecordPlace,
): Promise<void> {
  const { store } = context;
  const { id, lastPayment } = subscription;
  const charges = lastPayment ? await chargesOf(store, id) : new Map<never, never>();
  const ended = await store.transaction(async (transaction) => {
    const record = subscriptions.parse(await transaction.get(place.ref));
    const over = record?.subscriptionId === id ? record : place.record;
    return queueEnd(transaction, context, subscription, { foundAs: 'ended', over, charges });
  });
  if (ended) await cancelNow(context, id);
}

/** Alerts an operator of an unrecorded subscription of ours and ends it after some days: no page shows it. */
async function endUnknown(context: ServerContext, subscription: ProviderSubscription): Promise<void> {
  const { store, logs } = context;
  const { id: subscriptionId, status, providerPlanId, checkoutId } = subscription;
  const runs = status === 'active' || status === 'suspended';
  if (!runs || checkoutId === '' || !(await planNaming(store, providerPlanId))) {
    logs.warn('an event about a subscription that is not ours', { subscriptionId });
    return;
  }
  const queued = await store.transaction((transaction) =>
    queueEnd(transaction, context, subscription, { foundAs: 'nothing' }),
  );
  const event = 'a subscription has no record: npm run ops -- restore <id> --to <e-mail>, or it ends in days';
  if (queued) logs.error(event, { subscriptionId, checkoutId, days: waitDays });
}

/**
 * Closes the checkout of a subscription that was suspended, canceled or expired before it was recorded. Notes the end, so
 * that an activation that read an earlier state cannot record the subscription.
 * @returns false if it was recorded in the meantime.
 */
async function endUnrecorded(
  context: ServerContext,
  checkout: Checkout,
  subscription: ProviderSubscription,
): Promise<boolean> {
  const { store, logs, now } = context;
  const { id, status } = subscription;
  const charges = await chargesOf(store, id);
  const outcome = await store.transaction(async (transaction) => {
    const record = subscriptions.parse(await transaction.get(subscriptions.ref(checkout.email)));
    const current = await findCheckout(transaction, checkout.id);
    if (record?.subscriptionId === id) return 'recorded';
    const unwanted: Unwanted = { foundAs: 'checkout', checkoutId: checkout.id, charges };
    const queued = await queueEnd(transaction, context, subscription, unwanted);
    transaction.update(checkouts.ref(checkout.id), [endedChange(id)]);
    if (current && status === 'suspended')
      moveCheckout(transaction, current, { event: 'suspended', now: now() });
    return queued ? 'queued' : 'ended';
  });
  if (outcome === 'queued') {
    logs.warn('a subscription ended before it was recorded', { checkout: checkout.id, status });
    await cancelNow(context, id);
  }
  return outcome !== 'recorded';
}
