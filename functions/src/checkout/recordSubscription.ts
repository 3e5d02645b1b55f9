import { daysBefore } from '#domain/days.ts';
import { besideDays } from '#domain/trial.ts';
import { AppError } from '#domain/errors.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { notOpenedMail } from '#domain/mails/notOpenedMail.ts';
import { couponFrom, couponRefs, spendCoupon, type CouponInTransaction } from '../coupons/coupons.ts';
import { couponTransaction } from '../coupons/couponTransaction.ts';
import { checkouts, checkoutFrom, deletedOwner, endedChange, type Checkout } from '../documents/checkouts.ts';
import { comeBackFrom } from '../owners/comeBack.ts';
import { accessEndOf } from '../standing/standingOf.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { StoreError, type Fields, type Transaction } from '../store/Store.ts';
import { moveCheckout } from '../documents/checkoutStates.ts';
import type { StoredCoupon } from '../documents/offers/coupons.ts';
import { keepFormerDevices } from '../standing/countedDevices.ts';
import { approvedAt, subscriptionRecord } from '../subscription/record.ts';
import { belongsToAccount, readOwner } from '../owners/ownRecords.ts';
import type { RecordPlace } from '../documents/subscription.ts';
import { recordPayments } from '../subscription/paymentFacts.ts';
import { registrationFrom, type StoredRegistration } from '../documents/registrations.ts';
import { noteTrial, payerTrialRef, trialRefs } from '../documents/offers/trials.ts';
import { aboutRegistered, writeNews, type MailContext } from '../mails/recordMail.ts';
import type { WantedCancellation } from '../documents/cancellation.ts';
import { datedConfirmation } from '../standing/accountState.ts';
import type { ServerContext } from '../context/context.ts';
import { registrationRef } from '../documents/owner.ts';
import { queueCancellation } from '../cancel/outbox.ts';
import { decide } from '../standing/decide.ts';
import { writeSubscription } from './writeSubscription.ts';

/** The stored data that decides about an approval. */
type Read = Pick<StoredApproval, 'records' | 'trials' | 'coupon'>;

/** An approval counts this long after the end of the hold, because the owner pressed the button in time. */
const holdGraceMs = 60_000;

/** Whether the discount still applies: unused by the owner, with a use left or held at the approval. */
function mayUse(coupon: CouponInTransaction, { couponHeldUntil }: Checkout, approved: Date): boolean {
  if (coupon.usedByOwner) return false;
  if (coupon.usesLeft > 0) return true;
  return couponHeldUntil !== null && approved.getTime() <= couponHeldUntil.getTime() + holdGraceMs;
}

/**
 * Whether the trial or later start that a checkout promised still holds (R-CHECKOUT-PROMISE). Another checkout of the owner may
 * have used the trial since, the money for the time until the start may have been refunded, or a pause may have moved its end.
 */
function keepsTerms(checkout: Checkout, { records, trials }: Read, approved: Date): boolean {
  const { trialDays, startsAt } = checkout;
  const [former] = records;
  const comeBack = comeBackFrom({ record: former?.record, trials, now: approved });
  if (trialDays > 0) return comeBack === null;
  if (startsAt === null || startsAt <= approved) return !comeBack?.firstChargeAt;
  if (!former) return false;
  const { accessUntil } = accessEndOf(former.record);
  return startsAt <= accessUntil && startsAt >= daysBefore(accessUntil, besideDays);
}

/** Why the checkout's promise to the owner no longer holds; null if it does. */
export function brokenPromise(current: Checkout, stored: Read, approved: Date): string | null {
  if (!keepsTerms(current, stored, approved)) return 'its terms no longer hold';
  return stored.coupon && !mayUse(stored.coupon, current, approved) ? 'its coupon is used up' : null;
}

interface Approval {
  checkout: Checkout;
  subscription: ProviderSubscription;
  orderId: string | null;
  context: MailContext;
  now: Date;
  storedCoupon: StoredCoupon | undefined;
}

/** The stored data about an approval's owner and checkout, read in one transaction. */
interface StoredApproval {
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

async function readApproval(transaction: Transaction, approval: Approval): Promise<StoredApproval> {
  const { checkout, subscription, now, storedCoupon } = approval;
  const { id, uid, email, couponCode, trialDays } = checkout;
  // The account's own mark was read when the checkout was opened; since then, a trial of the account has left a record.
  const [, ofAddress] = trialRefs(checkout);
  const { payerId } = subscription;
  const trialMarks = trialDays > 0 ? [ofAddress, ...(payerId === null ? [] : [payerTrialRef(payerId)])] : [];
  const coupons = couponCode === null ? [] : couponRefs(couponCode, checkout);
  const owner = await readOwner(transaction, checkout, [checkouts.ref(id), ...trialMarks, ...coupons]);
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

function writeApproval(
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

type Recorded =
  | { outcome: 'recorded'; confirmation: Confirmation; overrun: boolean }
  | { outcome: 'known'; confirmation: Confirmation }
  /** The owner has another subscription; the confirmation is for that one. */
  | { outcome: 'duplicate'; confirmation: Confirmation }
  /** It can have no record, and its cancellation is queued; `trialUsed`: because the payer has had a free trial. */
  | { outcome: 'refused'; why: string; trialUsed: boolean };

/** Runs `recordApproval`; with a coupon, in the queue of the coupon's code. */
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

/**
 * Queues the cancellation of a subscription that gets no record, and closes its checkout, which may be gone. Nothing else has been
 * written in the transaction.
 */
async function rejectApproval(
  transaction: Transaction,
  { current, wanted }: { current: Checkout | undefined; wanted: WantedCancellation },
  now: Date,
): Promise<void> {
  await queueCancellation(transaction, { ...wanted, now });
  if (!current) return;
  // Keeps a later event from recording the subscription during its cancellation.
  transaction.update(checkouts.ref(current.id), [endedChange(wanted.subscriptionId)]);
  moveCheckout(transaction, current, { event: 'refused', now });
}

/** Rejects an approval that is not the offer: cancels it, refunds its charges and writes its owner an e-mail. */
export async function rejectBroken(
  transaction: Transaction,
  approval: Pick<Approval, 'checkout' | 'subscription' | 'now' | 'context'>,
  { current, trialUsed = false }: { current: Checkout | undefined; trialUsed?: boolean },
): Promise<void> {
  const { context, subscription } = approval;
  const { uid, email } = current ?? approval.checkout;
  const stored = await transaction.get(registrationRef(uid));
  const wanted = {
    subscriptionId: subscription.id,
    reason: 'mismatch',
    refundForCheckout: approval.checkout.id,
  } as const;
  await rejectApproval(transaction, { current, wanted }, approval.now);
  if (uid === deletedOwner) return;
  writeNews(transaction, context, { id: `not-opened-${subscription.id}`, email, uid }, () =>
    notOpenedMail({ ...aboutRegistered(context, stored), trialUsed }),
  );
}

/** Records an approved subscription with all that belongs to it in one transaction. Repeating it changes nothing. */
async function recordApproval(transaction: Transaction, approval: Approval): Promise<Recorded> {
  const { subscription, now } = approval;
  const stored = await readApproval(transaction, approval);
  const { records, addressHeld, current, registration, coupon } = stored;
  const known = records.find(({ record }) => record.subscriptionId === subscription.id);
  if (known) return { outcome: 'known', confirmation: datedConfirmation(known.record, now) };
  const existing = records[0]?.record;
  const [subscriptionId, checkoutId] = [subscription.id, approval.checkout.id];
  const decision = existing && decide(existing, { do: 'approve', subscriptionId, checkoutId }, now);
  const second = decision?.effects.find((effect) => effect.do === 'cancel the new one and refund it');
  if (existing && second) {
    await rejectApproval(transaction, { current, wanted: second }, now);
    return { outcome: 'duplicate', confirmation: datedConfirmation(existing, now) };
  }
  const ended = current.ended?.[subscription.id] === true;
  // It was refused before, its record was removed, the registration is gone or the address is taken: it must not be billed.
  if (ended || !registration || addressHeld || current.state === 'active') {
    // A subscription that was recorded and later removed was used; a second one that names its checkout was not.
    const used = current.state === 'active' && current.subscriptionId === subscription.id;
    const refund = used ? {} : { refundForCheckout: checkoutId };
    const wanted = { subscriptionId, reason: 'orphan', ...refund } as const;
    await rejectApproval(transaction, { current, wanted }, now);
    return { outcome: 'refused', why: 'it has no place any more', trialUsed: false };
  }
  const approved = approvedAt(subscription, now);
  const trialUsed = stored.payerTrial !== undefined;
  const why = brokenPromise(current, stored, approved) ?? (trialUsed ? 'its payer has had a trial' : null);
  if (why) {
    await rejectBroken(transaction, approval, { current, trialUsed });
    // The next checkout is without a trial, which its owner sees before agreeing.
    const { uid, email } = current;
    if (trialUsed) noteTrial(transaction, { uid, email, payerId: null, at: approved });
    return { outcome: 'refused', why, trialUsed };
  }
  const confirmation = writeApproval(transaction, approval, stored, registration);
  return { outcome: 'recorded', confirmation, overrun: coupon?.usesLeft === 0 };
}
