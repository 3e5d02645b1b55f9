import type { Language } from '#domain/language.ts';
import { cancelledCheckoutPath, checkoutPath } from '#domain/paths.ts';
import type { StartedSubscription } from '#domain/recordedSubscription.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import {
  checkoutChanges,
  checkoutRef,
  findCheckout,
  offerOf,
  type Checkout,
} from '../documents/checkouts.ts';
import { addressOf, type ServerContext } from '../context/context.ts';

const doubleClickPauseMs = 1_000;

/** The result stored by the other click of a double click: the provider may refuse one of two concurrent requests. */
async function openedMeanwhile(context: ServerContext, id: string): Promise<StartedSubscription | undefined> {
  await context.wait(doubleClickPauseMs);
  const checkout = await findCheckout(context.store, id);
  if (!checkout || checkout.subscriptionId === null) return undefined;
  return { outcome: 'toApprove', subscriptionId: checkout.subscriptionId, approveUrl: checkout.approveUrl };
}

/** Opens the checkout's subscription at the provider and stores its id. Idempotent. */
export async function openAtProvider(
  context: ServerContext,
  checkout: Checkout,
  language: Language,
): Promise<StartedSubscription> {
  const { store, payments } = context;
  try {
    const { id, approveUrl } = await payments.openSubscription({
      checkoutId: checkout.id,
      offer: offerOf(checkout),
      startsAt: checkout.startsAt,
      email: checkout.email,
      language,
      returnUrl: addressOf(context, language, checkoutPath(checkout.chosenPlanName)),
      cancelUrl: addressOf(context, language, cancelledCheckoutPath(checkout.chosenPlanName)),
    });
    // Both clicks of a double click get the same subscription and write the same value.
    await store.update(checkoutRef(checkout.id), checkoutChanges({ subscriptionId: id, approveUrl }));
    return { outcome: 'toApprove', subscriptionId: id, approveUrl };
  } catch (error) {
    const opened =
      error instanceof PaymentProviderError ? await openedMeanwhile(context, checkout.id) : undefined;
    if (opened) return opened;
    throw error;
  }
}
