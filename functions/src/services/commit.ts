import type { Confirmation } from '#domain/contract.ts';
import { AppError } from '#domain/errors.ts';
import type { PayPalSubscription } from '../paypal/replies.ts';
import type { Fields, Transaction } from '../store/Store.ts';
import { checkoutFrom, checkoutPlace, type Checkout } from './checkouts.ts';
import { confirmationFrom } from './confirmation.ts';
import { confirmationMail } from './confirmationMail.ts';
import { readCoupon, spendCoupon } from './coupons.ts';
import { mailPlace, type MailBrand } from './mail.ts';
import { noteCancellation } from './outbox.ts';
import { registrationPlace, subscriptionPlace } from './owner.ts';
import { subscriptionRecord } from './record.ts';
import { noteReminder } from './reminders.ts';
import { registrationFrom, type StoredRegistration } from './registrations.ts';

/** What came of recording an approved subscription. */
export type Recorded =
  | { outcome: 'recorded'; confirmation: Confirmation; overrun: boolean }
  | { outcome: 'known'; confirmation: Confirmation }
  | { outcome: 'duplicate' };

/** Writes a subscription, its e-mail and the reminder to come; shared by paid and free ones. */
export function writeSubscription(
  transaction: Transaction,
  request: { record: Fields; stored: StoredRegistration; mailId: string; brand: MailBrand; now: Date },
): Confirmation {
  const { record, stored, mailId, brand, now } = request;
  const confirmation = confirmationFrom(record);
  const { email: to, registration } = stored;
  transaction.create(subscriptionPlace(to), record);
  transaction.create(
    mailPlace(mailId),
    confirmationMail({ to, name: registration.fullName, confirmation, brand, now }),
  );
  noteReminder(transaction, { email: to, confirmation });
  return confirmation;
}

/** When the owner approved: as PayPal says, unless it says nothing or a moment that has not come. */
function approvedAt({ statusSince }: PayPalSubscription, now: Date): Date {
  const told = new Date(statusSince ?? now);
  return told <= now ? told : now;
}

/**
 * Records an approved subscription in one transaction: the record, the coupon's redemption, the e-mail and the
 * checkout's end. The same approval again is quiet; another one of the same owner is noted for cancellation.
 */
export async function recordApproval(
  transaction: Transaction,
  request: {
    checkout: Checkout;
    paypal: PayPalSubscription;
    orderId: string | null;
    brand: MailBrand;
    now: Date;
  },
): Promise<Recorded> {
  const { checkout, paypal, orderId, brand, now } = request;
  const { id, uid, email, couponCode } = checkout;
  const existing = await transaction.get(subscriptionPlace(email));
  const current = checkoutFrom(id, await transaction.get(checkoutPlace(id)));
  const stored = registrationFrom(await transaction.get(registrationPlace(uid)));
  const coupon = couponCode === null ? null : await readCoupon(transaction, { code: couponCode, email });
  if (!current || !stored) throw new AppError('registration/missing');

  const close = (state: Checkout['state']) => {
    transaction.update(checkoutPlace(id), [{ path: ['state'], value: state }]);
  };

  if (existing) {
    if (existing['subscriptionID'] === paypal.id) {
      return { outcome: 'known', confirmation: confirmationFrom(existing) };
    }
    // A checkout that was paid for once stays so when a second subscription names it.
    if (current.state !== 'active') close('rejected');
    noteCancellation(transaction, { subscriptionId: paypal.id, reason: 'duplicate', now });
    return { outcome: 'duplicate' };
  }

  const record = subscriptionRecord({
    uid,
    checkoutId: id,
    stored,
    price: checkout,
    payment: {
      subscriptionId: paypal.id,
      orderId: orderId ?? '',
      payerId: paypal.payerId ?? '',
      paypalPlanId: paypal.planId,
      nextBillingTime: paypal.nextBillingTime,
      createTime: paypal.createTime,
      startedAt: approvedAt(paypal, now),
    },
    coupon: coupon && { code: coupon.code, free: false },
    now,
  });
  const confirmation = writeSubscription(transaction, {
    record,
    stored,
    mailId: `subscription-${id}`,
    brand,
    now,
  });
  // A paid owner keeps the discount that was shown, even when the last use went to somebody else meanwhile.
  if (coupon) spendCoupon(transaction, coupon, { uid, at: now });
  close('active');
  return { outcome: 'recorded', confirmation, overrun: coupon?.usesLeft === 0 };
}
