import type { Confirmation } from '#domain/recordedSubscription.ts';
import { normalizeCouponCode } from '#domain/coupon.ts';
import { AppError } from '#domain/errors.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { StoreError, type Fields, type Transaction } from '../store/Store.ts';
import { addFacts } from '../ledger/facts.ts';
import { accessEndOf } from '../standing/standingOf.ts';
import { datedConfirmation } from '../standing/accountState.ts';
import { countedIn } from '../standing/countedDevices.ts';
import type { ServerContext } from '../context/context.ts';
import { couponFrom, couponRefs, spendCoupon } from '../coupons/coupons.ts';
import { couponTransaction } from '../coupons/couponTransaction.ts';
import type { StoredCoupon } from '../documents/offers/coupons.ts';
import { readOwner, refuseHeldAddress } from '../owners/ownRecords.ts';
import type { Identity } from '../documents/owner.ts';
import { sellablePlan } from './catalogue.ts';
import { subscriptionRecord, type RecordedPayment } from '../subscription/record.ts';
import { isSecond } from '../standing/decide.ts';
import { registrationFrom } from '../documents/registrations.ts';
import { freePaymentRef, parseFreePayment } from '../documents/offers/freePayment.ts';
import { writeSubscription } from './writeSubscription.ts';

/** The payment fields for a free subscription, which no provider knows, from `Credentials/Mock`. */
function mockPayment(mock: Fields | undefined, now: Date): RecordedPayment {
  const payment = parseFreePayment(mock);
  if (!payment) throw new AppError('checkout/free-failed');
  return {
    ...payment,
    nextBillingTime: null,
    createTime: now,
    statusSince: null,
    startedAt: now,
  };
}

/**
 * Redeems a free coupon and records the subscription, in one transaction. If the owner already has a subscription, confirms
 * that one and redeems nothing. Rejects with `coupon/not-validated` (no code, or not a free one), `coupon/redeem-failed`
 * (none left, or used by this owner before), `registration/missing` or `registration/address-held`.
 */
export async function redeemFreeCoupon(
  context: ServerContext,
  request: { owner: Identity; plan: PublicPlanName; code: string },
): Promise<Confirmation> {
  const { store, now, logs } = context;
  const { owner, plan: planName } = request;
  const code = normalizeCouponCode(request.code);
  if (code === '') throw new AppError('coupon/not-validated');
  const plan = await sellablePlan(store, planName);

  const redeem = async (
    transaction: Transaction,
    storedCoupon: StoredCoupon | undefined,
  ): Promise<Confirmation> => {
    const more = [freePaymentRef, ...couponRefs(code, owner)];
    const { present, registration, records, others } = await readOwner(transaction, owner, more);
    const [mock, ...used] = others;
    const stored = registrationFrom(registration);
    const coupon = couponFrom(used, { code, ...owner, stored: storedCoupon, now: now() });
    const recorded = records[0]?.record;
    if (recorded && isSecond(recorded)) return datedConfirmation(recorded, now());
    refuseHeldAddress(present, owner.uid);
    if (!stored) throw new AppError('registration/missing');
    if (coupon.usesLeft === 0 || coupon.usedByOwner) throw new AppError('coupon/redeem-failed');
    if (!coupon.free) throw new AppError('coupon/not-validated');

    const { posDevices, currency } = stored.registration;
    const quote = quoteFor({ plan, posDevices, currency, offer: { code, plan: null } });
    const free = subscriptionRecord({
      uid: owner.uid,
      stored: { ...stored, email: owner.email },
      price: quote,
      payment: mockPayment(mock, now()),
      coupon: { code, free: true },
      now: now(),
    });
    // The owner keeps earlier paid time and devices for when the free subscription ends.
    const record = recorded
      ? {
          ...addFacts(free, [{ kind: 'kept', at: now(), until: accessEndOf(recorded).accessUntil }]),
          paidDevices: countedIn(recorded, now()),
        }
      : free;
    const mailId = `subscription-free-${coupon.redemptionId}`;
    const confirmation = writeSubscription(transaction, context, {
      uid: owner.uid,
      record,
      former: records,
      stored,
      mailId,
      now: now(),
    });
    spendCoupon(transaction, coupon, { uid: owner.uid, at: now() });
    return confirmation;
  };

  const confirmation = await couponTransaction(context, { code, spends: true }, redeem).catch(
    (error: unknown) => {
      if (!(error instanceof StoreError) || error.code !== 'contention') throw error;
      throw new AppError('coupon/redeem-failed', { cause: error });
    },
  );
  logs.info('free subscription recorded', { plan: planName });
  return confirmation;
}
