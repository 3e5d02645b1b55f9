import { notOpenedMail } from '#domain/mails/notOpenedMail.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { Transaction } from '../store/Store.ts';
import { readApproval, writeApproval, type Approval } from './approval.ts';
import { brokenPromise } from './promises.ts';
import type { WantedCancellation } from '../documents/cancellation.ts';
import { moveCheckout } from '../documents/checkoutStates.ts';
import { checkoutRef, deletedOwner, endedChange, type Checkout } from '../documents/checkouts.ts';
import { datedConfirmation } from '../standing/accountState.ts';
import { addressOf, type ServerContext } from '../context/context.ts';
import { registrationRef } from '../documents/owner.ts';
import { registeredNames, registrationNotes } from '../documents/registrations.ts';
import type { StoredCoupon } from '../documents/offers/coupons.ts';
import { noteTrial } from '../documents/offers/trials.ts';
import { couponTransaction } from '../coupons/couponTransaction.ts';
import { approvedAt } from '../subscription/firstCharge.ts';
import { queueCancellation } from '../cancel/outbox.ts';
import { writeNews } from '../mails/recordMail.ts';
import { decide } from '../standing/decide.ts';

export type Recorded =
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
  transaction.update(checkoutRef(current.id), [endedChange(wanted.subscriptionId)]);
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
  const { language } = registrationNotes(stored);
  writeNews(transaction, context, { id: `not-opened-${subscription.id}`, email, uid }, () =>
    notOpenedMail({
      trialUsed,
      ...registeredNames(stored),
      language: language ?? 'en',
      brand: context.brand,
      accountUrl: addressOf(context, language),
    }),
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
  const second = decision?.effects.find((effect) => effect.do === 'cancel at the provider');
  if (existing && second) {
    const { do: _, ...wanted } = second;
    await rejectApproval(transaction, { current, wanted }, now);
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
