import type { Confirmation } from '#domain/contract.ts';
import { AppError } from '#domain/errors.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import type { Fields, Transaction } from '../store/Store.ts';
import { writeSubscription } from './commit.ts';
import { confirmationFrom } from './confirmation.ts';
import { readCoupon, spendCoupon } from './coupons.ts';
import { registrationPlace, subscriptionPlace, type VerifiedOwner } from './owner.ts';
import { findPlan } from './plans.ts';
import type { RecordedPayment } from './record.ts';
import { subscriptionRecord } from './record.ts';
import { registrationFrom } from './registrations.ts';
import type { World } from './world.ts';

/** The fields `Credentials/Mock` supplies for a subscription PayPal never hears of (specification section 3). */
function mockPayment(mock: Fields | undefined, now: Date): RecordedPayment {
  const text = (field: string) => {
    const value = mock?.[field];
    if (typeof value !== 'string') throw new AppError('checkout/free-failed');
    return value;
  };
  return {
    subscriptionId: text('subscriptionID'),
    orderId: text('orderID'),
    payerId: text('payer_id'),
    paypalPlanId: text('paypal_plan_id'),
    nextBillingTime: null,
    createTime: now.toISOString(),
    startedAt: now,
  };
}

/**
 * Spends a free coupon and records the subscription, in one transaction. The same request again answers the same.
 * Rejects with `coupon/not-validated` (no code, or not a free one), `coupon/redeem-failed` (none left, or used by
 * this owner before), `registration/missing` or `registration/already-subscribed`.
 */
export async function redeemFreeCoupon(
  world: World,
  request: { owner: VerifiedOwner; plan: PublicPlanName; code: string },
): Promise<Confirmation> {
  const { store, brand, now, logs } = world;
  const { owner, plan: planName } = request;
  const code = request.code.trim();
  if (code === '') throw new AppError('coupon/not-validated');
  const plan = await findPlan(store, planName);
  if (typeof plan === 'string') throw new AppError('plan/missing');

  const redeem = async (transaction: Transaction): Promise<Confirmation> => {
    const existing = await transaction.get(subscriptionPlace(owner.email));
    const stored = registrationFrom(await transaction.get(registrationPlace(owner.uid)));
    const mock = await transaction.get({ collection: 'Credentials', id: 'Mock' });
    const coupon = await readCoupon(transaction, { code, email: owner.email });
    if (existing) {
      const same = confirmationFrom(existing);
      if (same.couponCode === code && same.total === 0) return same;
      throw new AppError('registration/already-subscribed');
    }
    if (!stored) throw new AppError('registration/missing');
    if (coupon.usesLeft === 0 || coupon.usedByOwner) throw new AppError('coupon/redeem-failed');
    if (!coupon.free) throw new AppError('coupon/not-validated');

    const { posDevices, currency } = stored.registration;
    const quote = quoteFor({ plan, posDevices, currency, offer: { code, plan: null } });
    const record = subscriptionRecord({
      uid: owner.uid,
      checkoutId: null,
      stored,
      price: quote,
      payment: mockPayment(mock, now()),
      coupon: { code, free: true },
      now: now(),
    });
    const mailId = `subscription-free-${coupon.redemptionId}`;
    const confirmation = writeSubscription(transaction, { record, stored, mailId, brand, now: now() });
    spendCoupon(transaction, coupon, { uid: owner.uid, at: now() });
    return confirmation;
  };

  const confirmation = await store.transaction(redeem);
  logs.info('free subscription recorded', { plan: planName });
  return confirmation;
}
