import { PayPalError } from '../paypal/PayPalError.ts';
import { checkoutFrom, checkoutPlace, paypalSubscriptionPlace, type Checkout } from './checkouts.ts';
import type { World } from './world.ts';

/** PayPal's id of the subscription to approve, and its page for that. */
export interface StartedSubscription {
  subscriptionId: string;
  approveUrl: string | null;
}

const doubleClickPauseMs = 1_000;

/** What the other click of a double click got from PayPal, which may refuse the second of two at once. */
async function startedMeanwhile(world: World, id: string): Promise<StartedSubscription | undefined> {
  await world.wait(doubleClickPauseMs);
  const checkout = checkoutFrom(id, await world.store.get(checkoutPlace(id)));
  if (!checkout || checkout.subscriptionId === null) return undefined;
  return { subscriptionId: checkout.subscriptionId, approveUrl: checkout.approveUrl };
}

/** Has PayPal make the subscription of a checkout and notes its id. Any number of times, it is made once. */
export async function createAtPayPal(world: World, checkout: Checkout): Promise<StartedSubscription> {
  try {
    return await createOnce(world, checkout);
  } catch (error) {
    const started = error instanceof PayPalError ? await startedMeanwhile(world, checkout.id) : undefined;
    if (started) return started;
    throw error;
  }
}

async function createOnce(world: World, checkout: Checkout): Promise<StartedSubscription> {
  const { store, paypal, siteUrl } = world;
  const back = `${siteUrl}/sign-up/checkout?plan=${checkout.chosenPlanName}`;
  const { id, approveUrl } = await paypal.createSubscription({
    checkoutId: checkout.id,
    planId: checkout.paypalPlanId,
    quantity: checkout.quantity,
    email: checkout.email,
    returnUrl: back,
    cancelUrl: back,
  });
  // Set, not create: a double click gets the same subscription from PayPal and writes the same again.
  await store.batch((batch) => {
    batch.update(checkoutPlace(checkout.id), [
      { path: ['subscriptionId'], value: id },
      { path: ['approveUrl'], value: approveUrl },
    ]);
    batch.set(paypalSubscriptionPlace(id), { checkout_id: checkout.id, uid: checkout.uid });
  });
  return { subscriptionId: id, approveUrl };
}
