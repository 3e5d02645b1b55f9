import type { Confirmation } from '#domain/contract.ts';
import { AppError } from '#domain/errors.ts';
import { PayPalError } from '../paypal/PayPalError.ts';
import type { PayPalSubscription } from '../paypal/replies.ts';
import type { Fields } from '../store/Store.ts';
import { checkoutFrom, checkoutPlace, paypalSubscriptionPlace, type Checkout } from './checkouts.ts';
import { recordApproval } from './commit.ts';
import { confirmationFrom } from './confirmation.ts';
import { emptyOutbox, noteCancellation } from './outbox.ts';
import { subscriptionPlace, type VerifiedOwner } from './owner.ts';
import type { World } from './world.ts';

/** How often, and how long apart, PayPal is asked while it still says the approval is on its way. */
const patience = { questions: 4, pauseMs: 1_000 };

/** What PayPal's answer means for a checkout. */
type Verdict = 'active' | 'pending' | 'mismatch' | 'ended';

function verdictOn(checkout: Checkout, paypal: PayPalSubscription): Verdict {
  const offered =
    paypal.planId === checkout.paypalPlanId &&
    paypal.quantity === String(checkout.quantity) &&
    !paypal.planOverridden;
  if (!offered) return 'mismatch';
  // Without a payer PayPal is not done yet, whatever it says.
  if (paypal.status === 'ACTIVE') return paypal.payerId === null ? 'pending' : 'active';
  return paypal.status === 'APPROVAL_PENDING' || paypal.status === 'APPROVED' ? 'pending' : 'ended';
}

async function readBack(world: World, checkout: Checkout, id: string): Promise<PayPalSubscription> {
  for (let question = 1; ; question += 1) {
    const paypal = await world.paypal.subscription(id);
    if (question === patience.questions || verdictOn(checkout, paypal) !== 'pending') return paypal;
    await world.wait(patience.pauseMs);
  }
}

/** Finds the checkout an id of PayPal's was made for; undefined when it is none of ours. */
export async function checkoutOf({ store }: World, subscriptionId: string): Promise<Checkout | undefined> {
  const link = await store.get(paypalSubscriptionPlace(subscriptionId));
  const id = link?.['checkout_id'];
  if (typeof id !== 'string') return undefined;
  return checkoutFrom(id, await store.get(checkoutPlace(id)));
}

/** What was recorded of this very subscription; undefined when nothing was. */
export async function recordOf(
  { store }: World,
  checkout: Checkout,
  subscriptionId: string,
): Promise<Fields | undefined> {
  const record = await store.get(subscriptionPlace(checkout.email));
  return record?.['subscriptionID'] === subscriptionId ? record : undefined;
}

/**
 * Finishes a checkout whose subscription PayPal says was approved. Believes PayPal's own record only: the plan,
 * the quantity and the state must be what was offered. Null while PayPal is not done.
 * Rejects with `checkout/details-failed` or `registration/already-subscribed`.
 */
export async function finishCheckout(
  world: World,
  request: { checkout: Checkout; paypal: PayPalSubscription; orderId: string | null },
): Promise<Confirmation | null> {
  const { store, logs, brand, now } = world;
  const { checkout, paypal, orderId } = request;
  // Made for another checkout: not ours to end either.
  if (paypal.customId !== checkout.id) throw new AppError('checkout/details-failed');
  const verdict = verdictOn(checkout, paypal);
  if (verdict === 'pending') return null;
  if (verdict === 'ended') throw new AppError('checkout/details-failed');
  if (verdict === 'mismatch') {
    await rejectMismatch(world, checkout, paypal);
    throw new AppError('checkout/details-failed');
  }
  const result = await store.transaction((transaction) =>
    recordApproval(transaction, { checkout, paypal, orderId, brand, now: now() }),
  );
  if (result.outcome === 'duplicate') {
    logs.warn('a second approved subscription is cancelled', { checkout: checkout.id });
    await emptyOutbox(world);
    throw new AppError('registration/already-subscribed');
  }
  if (result.outcome === 'recorded') {
    logs.info('subscription recorded', { checkout: checkout.id, overrun: result.overrun });
  }
  return result.confirmation;
}

/** Ends an approved subscription of the owner's own that is not the one offered, and its checkout. */
async function rejectMismatch(world: World, checkout: Checkout, paypal: PayPalSubscription): Promise<void> {
  world.logs.error('an approved subscription is not the one offered', { checkout: checkout.id });
  await world.store.transaction(async (transaction) => {
    const current = await transaction.get(checkoutPlace(checkout.id));
    if (!current || current['state'] === 'active') return;
    transaction.update(checkoutPlace(checkout.id), [{ path: ['state'], value: 'rejected' }]);
    noteCancellation(transaction, { subscriptionId: paypal.id, reason: 'mismatch', now: world.now() });
  });
  await emptyOutbox(world);
}

/**
 * Records the caller's approved subscription. Somebody else's, or an invented one, is refused in the same words
 * (`checkout/details-failed`) and left alone.
 */
export async function activateSubscription(
  world: World,
  request: { owner: VerifiedOwner; subscriptionId: string; orderId: string | null },
): Promise<Confirmation | null> {
  const { owner, subscriptionId, orderId } = request;
  const checkout = await checkoutOf(world, subscriptionId);
  if (checkout?.uid !== owner.uid) {
    world.logs.warn('a subscription was claimed by somebody else', { known: checkout !== undefined });
    throw new AppError('checkout/details-failed');
  }
  const record = await recordOf(world, checkout, subscriptionId);
  if (record) {
    // The webhook was quicker than the browser, and only the browser knows the order's id.
    if (orderId && record['orderID'] === '') {
      await world.store.update(subscriptionPlace(owner.email), [{ path: ['orderID'], value: orderId }]);
    }
    return confirmationFrom(record);
  }
  try {
    const paypal = await readBack(world, checkout, subscriptionId);
    return await finishCheckout(world, { checkout, paypal, orderId });
  } catch (error) {
    if (error instanceof PayPalError) throw new AppError('checkout/details-failed', { cause: error });
    throw error;
  }
}
