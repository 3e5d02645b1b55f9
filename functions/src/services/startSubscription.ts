import type { CouponOffer } from '#domain/coupon.ts';
import { AppError } from '#domain/errors.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { PayPalError } from '../paypal/PayPalError.ts';
import { activateSubscription } from './activation.ts';
import {
  checkoutFields,
  checkoutFrom,
  checkoutPlace,
  newCheckout,
  sameOrder,
  type Checkout,
} from './checkouts.ts';
import { findOffer } from './coupons.ts';
import { registrationPlace, subscriptionPlace, type VerifiedOwner } from './owner.ts';
import { createAtPayPal, type StartedSubscription } from './orderAtPayPal.ts';
import { findPlan } from './plans.ts';
import { findRegistration, registrationFrom } from './registrations.ts';
import type { SalesCheck } from './salesCheck.ts';
import type { World } from './world.ts';

async function wantedCheckout(
  world: World,
  check: SalesCheck,
  request: { owner: VerifiedOwner; plan: PublicPlanName; offer: CouponOffer | undefined },
): Promise<Checkout> {
  const { owner, plan: planName, offer } = request;
  const stored = await findRegistration(world.store, owner.uid);
  if (!stored) throw new AppError('registration/missing');
  const plan = await findPlan(world.store, planName);
  if (typeof plan === 'string') throw new AppError('plan/missing');
  const { posDevices, currency } = stored.registration;
  const quote = quoteFor({ plan, posDevices, currency, offer });
  if (quote.order === null) throw new AppError('request/invalid');
  const { paypalPlanId, quantity } = quote.order;
  if (paypalPlanId === null) throw new AppError('plan/missing');
  await check(quote, paypalPlanId);
  return newCheckout({ owner, quote, order: { paypalPlanId, quantity }, now: world.now() });
}

/** The owner's open checkout if it asks for the same, otherwise the wanted one, stored as the open one. */
async function openCheckout({ store }: World, wanted: Checkout): Promise<Checkout> {
  return store.transaction(async (transaction) => {
    const subscription = await transaction.get(subscriptionPlace(wanted.email));
    const stored = registrationFrom(await transaction.get(registrationPlace(wanted.uid)));
    const openId = stored?.checkoutId ?? null;
    const open =
      openId === null ? undefined : checkoutFrom(openId, await transaction.get(checkoutPlace(openId)));
    if (subscription) throw new AppError('registration/already-subscribed');
    if (!stored) throw new AppError('registration/missing');
    if (open?.state === 'open' && sameOrder(open, wanted)) return open;
    transaction.create(checkoutPlace(wanted.id), checkoutFields(wanted));
    transaction.update(registrationPlace(wanted.uid), [{ path: ['checkout_id'], value: wanted.id }]);
    return wanted;
  });
}

/**
 * Creates the subscription at PayPal with plan and quantity from the server's own records. A double click, a
 * reload or a lost answer gets the same subscription; another plan, device count or coupon gets another.
 */
export async function startSubscription(
  world: World,
  check: SalesCheck,
  request: { owner: VerifiedOwner; plan: PublicPlanName; code: string | null },
): Promise<StartedSubscription> {
  const { owner, plan, code } = request;
  const offer = code === null ? undefined : await findOffer(world.store, code);
  try {
    const wanted = await wantedCheckout(world, check, { owner, plan, offer });
    const checkout = await openCheckout(world, wanted);
    const { subscriptionId, approveUrl } = checkout;
    if (subscriptionId === null) return await createAtPayPal(world, checkout);

    const { status } = await world.paypal.subscription(subscriptionId);
    if (status === 'APPROVAL_PENDING') return { subscriptionId, approveUrl };
    if (status === 'ACTIVE' || status === 'APPROVED') {
      // Approved in another tab: record that instead of asking for the money twice.
      const confirmation = await activateSubscription(world, { owner, subscriptionId, orderId: null });
      throw new AppError(confirmation ? 'registration/already-subscribed' : 'checkout/details-failed');
    }
    await world.store.update(checkoutPlace(checkout.id), [{ path: ['state'], value: 'abandoned' }]);
    return await createAtPayPal(world, await openCheckout(world, wanted));
  } catch (error) {
    if (error instanceof PayPalError) throw new AppError('checkout/payment-unavailable', { cause: error });
    throw error;
  }
}
