import { UTCDate } from '@date-fns/utc';
import { subDays } from 'date-fns';
import type { OwnerStatus } from '#domain/contract.ts';
import { loggable } from '../logs.ts';
import { checkoutFrom, checkoutPlace } from './checkouts.ts';
import { confirmationFrom } from './confirmation.ts';
import { subscriptionPlace, type VerifiedOwner } from './owner.ts';
import { findRegistration } from './registrations.ts';
import type { World } from './world.ts';

/** An approval older than this has long been finished by the webhook or the reconciler. */
const recentDays = 4;

/** PayPal's id of a payment that was approved but is not recorded yet; null when there is none. */
async function finishing(world: World, checkoutId: string): Promise<string | null> {
  const { store, paypal, logs, now } = world;
  const checkout = checkoutFrom(checkoutId, await store.get(checkoutPlace(checkoutId)));
  if (checkout?.state !== 'open' || checkout.subscriptionId === null) return null;
  if (checkout.created < subDays(new UTCDate(now()), recentDays)) return null;
  try {
    const { status } = await paypal.subscription(checkout.subscriptionId);
    return status === 'ACTIVE' || status === 'APPROVED' ? checkout.subscriptionId : null;
  } catch (error) {
    // Not knowing is no reason to keep the owner out; the question is asked again soon.
    logs.warn('could not ask PayPal about an open checkout', { checkout: checkoutId, ...loggable(error) });
    return null;
  }
}

/** What is known about the signed-in owner, and about nobody else. */
export async function statusOf(world: World, owner: VerifiedOwner): Promise<OwnerStatus> {
  const [record, stored] = await Promise.all([
    world.store.get(subscriptionPlace(owner.email)),
    findRegistration(world.store, owner.uid),
  ]);
  const checkoutId = stored?.checkoutId ?? null;
  return {
    registration: stored?.registration ?? null,
    subscription: record ? confirmationFrom(record) : null,
    finishingSubscriptionId: record || checkoutId === null ? null : await finishing(world, checkoutId),
  };
}
