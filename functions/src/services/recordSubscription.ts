import { AppError } from '#domain/errors.ts';
import type { MailBrand } from '#domain/mails/mail.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { StoreError, type Transaction } from '../store/Store.ts';
import { movedTo } from './checkoutStates.ts';
import { checkoutFrom, checkoutRef, type Checkout } from './checkouts.ts';
import { confirmationFrom } from './confirmation.ts';
import { accountUrl, type ServerContext } from './context.ts';
import {
  couponFrom,
  couponRefs,
  spendCoupon,
  type CouponInTransaction,
  type StoredCoupon,
} from './coupons.ts';
import { couponTransaction } from './couponTransaction.ts';
import { approvedAt } from './firstCharge.ts';
import { queueCancellation } from './outbox.ts';
import { registrationRef, subscriptionRef } from './owner.ts';
import { subscriptionRecord } from './record.ts';
import { isAlive } from './recordStatus.ts';
import { registrationFrom } from './registrations.ts';
import { storedNames } from './storedNames.ts';
import { noteTrial } from './trials.ts';
import { writeSubscription } from './writeSubscription.ts';

/** What came of recording an approved subscription. */
export type Recorded =
  | { outcome: 'recorded'; confirmation: Confirmation; overrun: boolean }
  | { outcome: 'known'; confirmation: Confirmation }
  /** The owner has another subscription, which is the one confirmed. */
  | { outcome: 'duplicate'; confirmation: Confirmation }
  /** It ended before it was recorded, or nobody's record can name it; then it is noted for cancellation. */
  | { outcome: 'unwanted' }
  /** The coupon was used up or withdrawn before the owner approved, and no use was kept for them. */
  | { outcome: 'refused' };

/** An approval this much later than the end of the hold still counts: the owner pressed the button in time. */
const holdGraceMs = 60_000;

/** Whether the discount that was shown is kept: there is a use left, or one was kept when the owner approved. */
function mayUse(coupon: CouponInTransaction, { couponHeldUntil }: Checkout, approved: Date): boolean {
  if (coupon.usesLeft > 0 || coupon.usedByOwner) return true;
  return couponHeldUntil !== null && approved.getTime() <= couponHeldUntil.getTime() + holdGraceMs;
}

/** Runs `recordApproval`, in line with the others who use the same coupon. */
export function recordApproved(
  context: ServerContext,
  request: { checkout: Checkout; subscription: ProviderSubscription; orderId: string | null },
): Promise<Recorded> {
  const { store, brand, now } = context;
  const common = { ...request, brand, accountUrl: accountUrl(context) };
  const run = (transaction: Transaction, storedCoupon?: StoredCoupon) =>
    recordApproval(transaction, { ...common, now: now(), storedCoupon });
  const { couponCode: code } = request.checkout;
  return code === null ? store.transaction(run) : couponTransaction(context, { code, spends: true }, run);
}

/**
 * Records an approved subscription in one transaction: the record, the coupon's redemption, the e-mail and the
 * checkout's end. The same approval again is quiet; another one of the same owner is noted for cancellation.
 */
async function recordApproval(
  transaction: Transaction,
  request: {
    checkout: Checkout;
    subscription: ProviderSubscription;
    orderId: string | null;
    brand: MailBrand;
    accountUrl: string;
    now: Date;
    storedCoupon: StoredCoupon | undefined;
  },
): Promise<Recorded> {
  const { checkout, subscription, orderId, brand, accountUrl, now, storedCoupon } = request;
  const { id, uid, email, couponCode } = checkout;
  const [existing, currentFields, registration, ...used] = await transaction.getAll([
    subscriptionRef(email),
    checkoutRef(id),
    registrationRef(uid),
    ...(couponCode === null ? [] : couponRefs(couponCode, email)),
  ]);
  const current = checkoutFrom(id, currentFields);
  const registered = registrationFrom(registration);
  const coupon =
    couponCode === null
      ? null
      : couponFrom(used, { code: couponCode, email, uid, stored: storedCoupon, now });
  if (!current) throw new AppError('checkout/details-failed');
  // The owner's address was changed a moment ago: read everything again.
  if (current.email !== email) throw new StoreError('contention');
  // One identity: the address the owner had when paying, whatever was registered before.
  const stored = registered && { ...registered, email };

  const close = (state: Checkout['state']) => {
    transaction.update(checkoutRef(id), movedTo(state, now));
  };

  if (existing && existing[storedNames.subscriptionId] === subscription.id) {
    return { outcome: 'known', confirmation: confirmationFrom(existing) };
  }
  if (existing && isAlive(existing)) {
    // A checkout that was paid for once stays so when a second subscription names it.
    if (current.state !== 'active') close('rejected');
    queueCancellation(transaction, {
      subscriptionId: subscription.id,
      reason: 'duplicate',
      giveBackTo: id,
      now,
    });
    return { outcome: 'duplicate', confirmation: confirmationFrom(existing) };
  }

  if (current.ended?.[subscription.id] === true) return { outcome: 'unwanted' };
  // Paid for once and its record removed since, or registered by nobody any more: it must not be billed.
  if (!stored || current.state === 'active') {
    if (current.state !== 'active') close('rejected');
    // What was paid for once and removed since was used; a second subscription that names its checkout was not.
    const used = current.state === 'active' && current.subscriptionId === subscription.id;
    queueCancellation(transaction, {
      subscriptionId: subscription.id,
      reason: 'orphan',
      ...(!used && { giveBackTo: id }),
      now,
    });
    return { outcome: 'unwanted' };
  }
  const approved = approvedAt(subscription, now);
  if (coupon && !mayUse(coupon, current, approved)) {
    close('rejected');
    queueCancellation(transaction, {
      subscriptionId: subscription.id,
      reason: 'mismatch',
      giveBackTo: id,
      now,
    });
    return { outcome: 'refused' };
  }

  const record = subscriptionRecord({
    uid,
    checkoutId: id,
    stored,
    price: checkout,
    payment: {
      subscriptionId: subscription.id,
      orderId: orderId ?? '',
      payerId: subscription.payerId ?? '',
      providerPlanId: subscription.providerPlanId,
      nextBillingTime: subscription.nextBillingTime,
      createTime: subscription.createTime,
      statusSince: subscription.statusSince,
      startedAt: approved,
    },
    coupon: coupon && { code: coupon.code, free: false },
    now,
  });
  const confirmation = writeSubscription(transaction, {
    record,
    former: existing,
    stored,
    mailId: `subscription-${id}`,
    brand,
    accountUrl,
    now,
  });
  if (coupon) spendCoupon(transaction, coupon, { uid, at: now });
  // Who comes back has had a trial, even where an imported record did not note it.
  if (checkout.trialDays > 0 || existing) noteTrial(transaction, { uid, email, at: approved });
  close('active');
  return { outcome: 'recorded', confirmation, overrun: coupon?.usesLeft === 0 && !coupon.usedByOwner };
}
