import { isDeepStrictEqual } from 'node:util';
import { addHours } from 'date-fns/addHours';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { AppError, notOpened, trialUsed } from '#domain/errors.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { isPassing, PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { checkouts, findCheckout, findCheckoutOf, offerOf, type Checkout } from '../documents/checkouts.ts';
import type { ServerContext } from '../context/context.ts';
import { datedConfirmation } from '../standing/accountState.ts';
import { startsAsOffered } from '../subscription/record.ts';
import { ownPlaceOf, adoptCurrentEmail } from '../owners/ownRecords.ts';
import { cancelNow } from '../cancel/outbox.ts';
import type { Identity } from '../documents/owner.ts';
import { subscriptions } from '../documents/subscription.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { recordApproved, rejectBroken } from './recordSubscription.ts';
import { trialRefs } from '../documents/offers/trials.ts';

/** Logged for each sale. An alert counts this message. */
export const subscriptionRecorded = 'subscription recorded';

/** How often an unfinished approval is read, and the pause between two reads. */
const polling = { reads: 4, pauseMs: 1_000 };

/** Hours that an active subscription may lack its payer: named late, but without one it must not charge forever. */
const payerWithinHours = 24;

/** How the provider's subscription compares with the checkout. */
type Verdict = 'active' | 'pending' | 'mismatch' | 'without payer' | 'ended';

/** Whether a subscription charges exactly what its owner was offered, by the offered plan. */
export function chargesOffer(checkout: Checkout, { providerPlanId, billed }: ProviderSubscription): boolean {
  return isDeepStrictEqual({ ...billed, providerPlanId, posDevices: checkout.posDevices }, offerOf(checkout));
}

function verdictOn(checkout: Checkout, subscription: ProviderSubscription, now: Date): Verdict {
  if (!chargesOffer(checkout, subscription)) return 'mismatch';
  if (!startsAsOffered(checkout, subscription, now)) return 'mismatch';
  // Without a payer the approval is unfinished, even if the status is active.
  if (subscription.status === 'active') {
    if (subscription.payerId !== null) return 'active';
    const since = subscription.statusSince ?? subscription.createTime;
    return now < addHours(since, payerWithinHours) ? 'pending' : 'without payer';
  }
  return subscription.status === 'approval-pending' || subscription.status === 'approved'
    ? 'pending'
    : 'ended';
}

async function readUntilSettled(
  context: ServerContext,
  checkout: Checkout,
  id: string,
): Promise<ProviderSubscription> {
  for (let read = 1; ; read += 1) {
    const subscription = await context.payments.readSubscription(id);
    if (read === polling.reads || verdictOn(checkout, subscription, context.now()) !== 'pending')
      return subscription;
    await context.wait(polling.pauseMs);
  }
}

/**
 * Finishes a checkout whose subscription was approved. Trusts only the provider's data: the plan, the exact charge and the
 * status must match the offer. Returns null while the approval is unfinished. If the owner already has a subscription,
 * confirms that one and cancels this one. Rejects with `checkout/details-failed`, with the details `notOpened` if no later
 * request can succeed.
 */
export async function finishCheckout(
  context: ServerContext,
  request: { checkout: Checkout; subscription: ProviderSubscription; orderId: string | null },
): Promise<Confirmation | null> {
  const { logs } = context;
  const { checkout, subscription, orderId } = request;
  // The subscription belongs to another checkout, so it must not be canceled either.
  if (subscription.checkoutId !== checkout.id) throw new AppError('checkout/details-failed');
  const verdict = verdictOn(checkout, subscription, context.now());
  if (verdict === 'pending') return null;
  if (verdict === 'ended') {
    // A webhook was faster and has canceled a second subscription: return the one that the owner has.
    const { place: other } = await ownPlaceOf(context, checkout);
    if (other && isAlive(other.record)) return datedConfirmation(other.record, context.now());
    const details = (await lostItsTrial(context, checkout)) ? trialUsed : notOpened;
    throw new AppError('checkout/details-failed', { details });
  }
  if (verdict === 'mismatch' || verdict === 'without payer') {
    const why = verdict === 'mismatch' ? 'is not the one offered' : 'has no payer';
    logs.error(`an approved subscription ${why}`, { checkout: checkout.id });
    const rejected = await rejectUnusable(context, checkout, subscription);
    throw new AppError('checkout/details-failed', { details: rejected ? notOpened : {} });
  }
  const result = await recordApproved(context, { checkout, subscription, orderId });
  if (result.outcome === 'refused') {
    logs.warn('an approved subscription is not recorded', { checkout: checkout.id, why: result.why });
    await cancelNow(context, subscription.id);
    throw new AppError('checkout/details-failed', { details: result.trialUsed ? trialUsed : notOpened });
  }
  if (result.outcome === 'duplicate') {
    logs.warn('a second approved subscription is canceled', { checkout: checkout.id });
    await cancelNow(context, subscription.id);
  }
  if (result.outcome === 'recorded') {
    logs.info(subscriptionRecorded, { checkout: checkout.id, overrun: result.overrun });
  }
  return result.confirmation;
}

/** Whether a refused checkout promised a trial that its owner cannot have any more: a webhook may have refused it first. */
async function lostItsTrial({ store }: ServerContext, checkout: Checkout): Promise<boolean> {
  if (checkout.trialDays === 0) return false;
  const current = await findCheckout(store, checkout.id);
  if (current?.state !== 'rejected') return false;
  const marks = await Promise.all(trialRefs(checkout).map((ref) => store.get(ref)));
  return marks.some((mark) => mark !== undefined);
}

/** Cancels an approval that differs from the offer or has no payer. Returns false if it is recorded already. */
async function rejectUnusable(
  context: ServerContext,
  checkout: Checkout,
  subscription: ProviderSubscription,
): Promise<boolean> {
  const { id } = subscription;
  const rejected = await context.store.transaction(async (transaction) => {
    const current = await findCheckout(transaction, checkout.id);
    const record = subscriptions.parse(await transaction.get(subscriptions.ref(checkout.email)));
    if (record?.subscriptionId === id) return false;
    await rejectBroken(transaction, { checkout, subscription, context, now: context.now() }, { current });
    return true;
  });
  await cancelNow(context, id);
  return rejected;
}

/**
 * Records the caller's approved subscription. For another owner's subscription or an unknown one, rejects with the same error
 * (`checkout/details-failed`) and changes nothing.
 */
export async function activateSubscription(
  context: ServerContext,
  request: { owner: Identity; subscriptionId: string; orderId: string | null },
): Promise<Confirmation | null> {
  const { owner, subscriptionId, orderId } = request;
  const found = await findCheckoutOf(context.store, subscriptionId);
  if (found?.uid !== owner.uid) {
    context.logs.warn('a subscription was claimed by somebody else', { known: found !== undefined });
    throw new AppError('checkout/details-failed');
  }
  // Only recording a subscription makes its checkout active, so the usual activation needs no check.
  const ref = subscriptions.ref(found.email);
  const record = found.state === 'active' ? subscriptions.parse(await context.store.get(ref)) : undefined;
  if (record?.subscriptionId === subscriptionId) {
    // The webhook was faster than the browser, and only the browser knows the order id.
    if (orderId && record.orderId === '') await context.store.update(ref, subscriptions.changes({ orderId }));
    return datedConfirmation(record, context.now());
  }
  const checkout = await adoptCurrentEmail(context.store, found, owner);
  try {
    const subscription = await readUntilSettled(context, checkout, subscriptionId);
    return await finishCheckout(context, { checkout, subscription, orderId });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    // The owner must not be asked to pay again after a reload.
    if (isPassing(error))
      await context.store.update(checkouts.ref(checkout.id), checkouts.changes({ reportedApproved: true }));
    throw new AppError('checkout/details-failed', { cause: error });
  }
}
