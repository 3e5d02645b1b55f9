import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { Transaction } from '../store/Store.ts';
import { readApproval, writeApproval, type Approval } from './approval.ts';
import { brokenPromise } from './promises.ts';
import type { CancelReason } from '../cancel/cancelAtProvider.ts';
import { checkoutRef, endedChange, type Checkout } from '../documents/checkouts.ts';
import { moveCheckout } from '../documents/checkoutStates.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';
import type { ServerContext } from '../context/context.ts';
import type { StoredCoupon } from '../documents/offers/coupons.ts';
import { couponTransaction } from '../coupons/couponTransaction.ts';
import { approvedAt } from '../subscription/firstCharge.ts';
import { queueCancellation } from '../cancel/outbox.ts';
import { effectsOn } from '../subscription/recordStatus.ts';

/** What came of recording an approved subscription. */
export type Recorded =
  | { outcome: 'recorded'; confirmation: Confirmation; overrun: boolean }
  | { outcome: 'known'; confirmation: Confirmation }
  /** The owner has another subscription, which is the one confirmed. */
  | { outcome: 'duplicate'; confirmation: Confirmation }
  /** It ended before it was recorded, or its owner is gone; then it is noted for cancellation. */
  | { outcome: 'unwanted' }
  /** What the checkout promised no longer holds. */
  | { outcome: 'refused'; why: string };

/** Runs `recordApproval`, in line with the others who use the same coupon. */
export function recordApproved(
  context: ServerContext,
  request: { checkout: Checkout; subscription: ProviderSubscription; orderId: string | null },
): Promise<Recorded> {
  const { store, now } = context;
  const run = (transaction: Transaction, storedCoupon?: StoredCoupon) =>
    recordApproval(transaction, { ...request, context, now: now(), storedCoupon });
  const { couponCode: code } = request.checkout;
  return code === null ? store.transaction(run) : couponTransaction(context, { code, spends: true }, run);
}

/** Notes a subscription that opens nothing for cancellation, and closes its checkout. */
async function rejectApproval(
  transaction: Transaction,
  { subscription, now }: Approval,
  { current, reason, giveBack }: { current: Checkout; reason: CancelReason; giveBack: boolean },
): Promise<void> {
  await queueCancellation(transaction, {
    subscriptionId: subscription.id,
    reason,
    ...(giveBack && { refundForCheckout: current.id }),
    now,
  });
  // A later event about it must not record it while it is being ended.
  transaction.update(checkoutRef(current.id), [endedChange(subscription.id)]);
  moveCheckout(transaction, current, { event: 'refused', now });
}

/**
 * Records an approved subscription in one transaction: the record, the coupon's redemption, the e-mail and the
 * checkout's end. The same approval again is quiet; another one of the same owner is noted for cancellation.
 */
async function recordApproval(transaction: Transaction, approval: Approval): Promise<Recorded> {
  const { subscription, now } = approval;
  const stored = await readApproval(transaction, approval);
  const { records, addressHeld, current, registration, coupon } = stored;
  const known = records.find(({ record }) => record.subscriptionId === subscription.id);
  if (known) return { outcome: 'known', confirmation: confirmationFrom(known.record) };
  const existing = records[0]?.record;
  if (existing && effectsOn(existing, 'approved')?.includes('cancel the new one and give its charges back')) {
    await rejectApproval(transaction, approval, { current, reason: 'duplicate', giveBack: true });
    return { outcome: 'duplicate', confirmation: confirmationFrom(existing) };
  }
  if (current.ended?.[subscription.id] === true) return { outcome: 'unwanted' };
  // Its record was removed since, its registration is gone or its place is taken: it must not be billed.
  if (!registration || addressHeld || current.state === 'active') {
    // What was paid for once and removed since was used; a second subscription that names its checkout was not.
    const used = current.state === 'active' && current.subscriptionId === subscription.id;
    await rejectApproval(transaction, approval, { current, reason: 'orphan', giveBack: !used });
    return { outcome: 'unwanted' };
  }
  const approved = approvedAt(subscription, now);
  const why = brokenPromise(current, stored, approved);
  if (why) {
    await rejectApproval(transaction, approval, { current, reason: 'mismatch', giveBack: true });
    return { outcome: 'refused', why };
  }
  const confirmation = writeApproval(transaction, approval, { ...stored, registration });
  return { outcome: 'recorded', confirmation, overrun: coupon?.usesLeft === 0 };
}
