import { daysBefore } from '#domain/days.ts';
import type { OwnerStatus } from '#domain/contract.ts';
import { findCheckout } from '../documents/checkouts.ts';
import { currentRegistration } from './addresses/newAddress.ts';
import { languageOf } from './account.ts';
import { comeBackTerms } from '../owners/comeBack.ts';
import { locateOwnRecord } from '../owners/ownRecords.ts';
import type { Identity } from '../documents/owner.ts';
import { datedConfirmation } from '../standing/accountState.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { isPassing } from '../payments/PaymentProviderError.ts';
import { errorFields, type ServerContext } from '../context/context.ts';

/** The webhook or `reconcileCheckouts` has already finished any older approval. */
const recentDays = 4;

/** The subscription that was approved but is not recorded yet; null when there is none. */
async function findUnrecorded(context: ServerContext, checkoutId: string): Promise<string | null> {
  const { store, payments, logs, now } = context;
  const checkout = await findCheckout(store, checkoutId);
  if (checkout?.state !== 'open' || checkout.subscriptionId === null) return null;
  if (checkout.created < daysBefore(now(), recentDays)) return null;
  try {
    const { status } = await payments.readSubscription(checkout.subscriptionId);
    return status === 'active' || status === 'approved' ? checkout.subscriptionId : null;
  } catch (error) {
    // The provider is unreachable. That must not lock an owner out who has approved nothing; the browser asks again soon.
    logs.warn('could not read the subscription of an open checkout', {
      checkout: checkoutId,
      ...errorFields(error),
    });
    return isPassing(error) && checkout.reportedApproved ? checkout.subscriptionId : null;
  }
}

/** Reads the status of the signed-in owner only. */
export async function statusOf(context: ServerContext, owner: Identity): Promise<OwnerStatus> {
  const stored = await currentRegistration(context, owner);
  const { record } = (await locateOwnRecord(context, owner, stored?.email)) ?? {};
  const checkoutId = stored?.checkoutId ?? null;
  const alive = record !== undefined && isAlive(record);
  const now = context.now();
  return {
    // A registration that was made from what the provider knows has no names.
    registration: stored && stored.registration.fullName !== '' ? stored.registration : null,
    subscription: alive ? datedConfirmation(record, now) : null,
    comeBack: await comeBackTerms(context.store, { owner, record, now }),
    finishingSubscriptionId: alive || checkoutId === null ? null : await findUnrecorded(context, checkoutId),
    ...languageOf(record, stored),
  };
}
