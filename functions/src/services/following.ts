import { AppError } from '#domain/errors.ts';
import { PayPalError } from '../paypal/PayPalError.ts';
import type { PayPalSubscription } from '../paypal/replies.ts';
import { StoreError } from '../store/Store.ts';
import { checkoutOf, finishCheckout, recordOf } from './activation.ts';
import { checkoutFrom, checkoutPlace, paypalSubscriptionPlace, type Checkout } from './checkouts.ts';
import { subscriptionPlace } from './owner.ts';
import type { World } from './world.ts';

const storedStatus: Readonly<Record<string, string>> = {
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};

/** By our own note, or, when that was lost with a crash, by the checkout PayPal has in custom_id. */
async function findCheckout(world: World, paypal: PayPalSubscription): Promise<Checkout | undefined> {
  const linked = await checkoutOf(world, paypal.id);
  if (linked) return linked;
  const { store } = world;
  const named = await store
    .get(checkoutPlace(paypal.customId))
    .then((fields) => checkoutFrom(paypal.customId, fields))
    .catch((error: unknown) => {
      if (error instanceof StoreError && error.code === 'invalid-id') return undefined;
      throw error;
    });
  if (!named) return undefined;
  await store.batch((batch) => {
    // The subscription the server has made itself stays the checkout's own.
    if (named.subscriptionId === null) {
      batch.update(checkoutPlace(named.id), [{ path: ['subscriptionId'], value: paypal.id }]);
    }
    batch.set(paypalSubscriptionPlace(paypal.id), { checkout_id: named.id, uid: named.uid });
  });
  return named;
}

/** Brings our record up to PayPal's truth, whatever event said that something changed. */
export async function follow(world: World, subscriptionId: string): Promise<void> {
  const { paypal, logs } = world;
  let truth: PayPalSubscription;
  try {
    truth = await paypal.subscription(subscriptionId);
  } catch (error) {
    if (error instanceof PayPalError && error.status === 404) return;
    throw error;
  }
  const checkout = await findCheckout(world, truth);
  if (!checkout) {
    logs.warn('an event about a subscription that is not ours', { subscriptionId });
    return;
  }
  if (await recordOf(world, checkout, truth.id)) {
    await copyStatus(world, checkout, truth);
  } else if (truth.status === 'ACTIVE') {
    // Whatever became of the checkout: nobody pays for a subscription that is neither recorded nor cancelled.
    try {
      await finishCheckout(world, { checkout, paypal: truth, orderId: null });
    } catch (error) {
      // Refused and dealt with; sending the event again would change nothing.
      if (!(error instanceof AppError)) throw error;
      logs.warn('an approved checkout was refused', { checkout: checkout.id, code: error.code });
    }
  }
}

async function copyStatus(world: World, checkout: Checkout, truth: PayPalSubscription): Promise<void> {
  const status = Object.hasOwn(storedStatus, truth.status) ? storedStatus[truth.status] : undefined;
  if (status === undefined) return;
  await world.store.transaction(async (transaction) => {
    const record = await transaction.get(subscriptionPlace(checkout.email));
    if (record?.['subscriptionID'] !== truth.id || record['status'] === status) return;
    transaction.update(subscriptionPlace(checkout.email), [{ path: ['status'], value: status }]);
  });
}
