import { AppError } from '#domain/errors.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { StoreError, type Fields, type Transaction } from '../store/Store.ts';
import { moveCheckout } from '../documents/checkoutStates.ts';
import { checkoutFrom, checkoutRef, type Checkout } from '../documents/checkouts.ts';
import { couponFrom, couponRefs, spendCoupon, type CouponInTransaction } from '../coupons/coupons.ts';
import { type StoredCoupon } from '../documents/offers/coupons.ts';
import { keepFormerDevices } from '../standing/countedDevices.ts';
import { approvedAt } from '../subscription/firstCharge.ts';
import { belongsToAccount, readOwner } from '../owners/identity.ts';
import type { RecordPlace } from '../documents/subscription.ts';
import { recordPayments } from '../subscription/paymentFacts.ts';
import { subscriptionRecord } from '../subscription/record.ts';
import { registrationFrom, type StoredRegistration } from '../documents/registrations.ts';
import { noteTrial, payerTrialRef, trialRefs } from '../documents/offers/trials.ts';
import type { MailContext } from '../mails/recordMail.ts';
import { writeSubscription } from './writeSubscription.ts';

export interface Approval {
  checkout: Checkout;
  subscription: ProviderSubscription;
  orderId: string | null;
  context: MailContext;
  now: Date;
  storedCoupon: StoredCoupon | undefined;
}

/** The stored data about an approval's owner and checkout, read in one transaction. */
export interface StoredApproval {
  /** The owner's records, alive or not; the first one counts. */
  records: readonly RecordPlace[];
  /** Whether the address holds another account's record, so a new record has no place. */
  addressHeld: boolean;
  current: Checkout;
  registration: StoredRegistration | undefined;
  coupon: CouponInTransaction | null;
  /** The mark of an earlier trial at the owner's address; read only if the checkout promises a trial. */
  trials: readonly (Fields | undefined)[];
  /** The mark of an earlier trial of the payer, who is known only since the approval; read like `trials`. */
  payerTrial: Fields | undefined;
}

export async function readApproval(transaction: Transaction, approval: Approval): Promise<StoredApproval> {
  const { checkout, subscription, now, storedCoupon } = approval;
  const { id, uid, email, couponCode, trialDays } = checkout;
  // The account's own mark was read when the checkout was opened; since then, a trial of the account has left a record.
  const [, ofAddress] = trialRefs(checkout);
  const { payerId } = subscription;
  const trialMarks = trialDays > 0 ? [ofAddress, ...(payerId === null ? [] : [payerTrialRef(payerId)])] : [];
  const coupons = couponCode === null ? [] : couponRefs(couponCode, checkout);
  const owner = await readOwner(transaction, checkout, [checkoutRef(id), ...trialMarks, ...coupons]);
  const { present, records } = owner;
  const [currentFields, ...rest] = owner.others;
  const [trial, payerTrial] = rest.slice(0, trialMarks.length);
  const used = rest.slice(trialMarks.length);
  const current = checkoutFrom(id, currentFields);
  const registration = registrationFrom(owner.registration);
  const coupon =
    couponCode === null
      ? null
      : couponFrom(used, { code: couponCode, email, uid, stored: storedCoupon, now });
  if (!current) throw new AppError('checkout/details-failed');
  // The owner's address has just changed: read everything again.
  if (current.email !== email) throw new StoreError('contention');
  const addressHeld = present !== undefined && !belongsToAccount(present, uid);
  return { records, addressHeld, current, registration, coupon, trials: [trial], payerTrial };
}

export function writeApproval(
  transaction: Transaction,
  { checkout, subscription, orderId, context, now }: Approval,
  { records, current, coupon }: Pick<StoredApproval, 'records' | 'current' | 'coupon'>,
  registration: StoredRegistration,
): Confirmation {
  const { id, uid, email } = checkout;
  const approved = approvedAt(subscription, now);
  // Use the address the owner had when paying, not one registered before or since.
  const opened = subscriptionRecord({
    uid,
    stored: { ...registration, email },
    price: checkout,
    payment: {
      ...subscription,
      subscriptionId: subscription.id,
      orderId: orderId ?? '',
      payerId: subscription.payerId ?? '',
      startedAt: approved,
    },
    coupon: coupon && { code: coupon.code, free: false },
    now,
  });
  // Without a trial it is charged at once, so an owner who leaves minutes later has paid.
  const paid = recordPayments(opened, subscription, now);
  const record = keepFormerDevices(
    // Use the current agreement: the owner may have been shown a later day since `checkout` was read.
    { ...paid, agreements: current.agreement ? [current.agreement] : [] },
    records[0]?.record,
    { startsAt: checkout.startsAt, approved, now },
  );
  const confirmation = writeSubscription(transaction, context, {
    uid,
    record,
    former: records,
    stored: registration,
    mailId: `subscription-${id}`,
    now,
  });
  if (coupon) spendCoupon(transaction, coupon, { uid, at: now });
  // A returning owner has had a trial, even if an imported record does not show it.
  if (checkout.trialDays > 0 || records.length > 0) {
    const payerId = checkout.trialDays > 0 ? subscription.payerId : null;
    noteTrial(transaction, { uid, email, payerId, at: approved });
  }
  moveCheckout(transaction, current, { event: 'recorded', now });
  return confirmation;
}
