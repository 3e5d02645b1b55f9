import { UTCDate } from '@date-fns/utc';
import { addHours } from 'date-fns';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import type { ServerContext } from '../context/context.ts';
import { parseSubscription, subscriptionRef, type StoredPause } from '../documents/subscription.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import { pausedSince, wasChargedIn } from '../subscription/access.ts';
import { fullRefund, refundOf } from '../payments/refund.ts';
import { awaitsListing, listedWithinHours } from '../subscription/settledCharges.ts';

/** A pause with its subscription. */
export interface Paused {
  email: string;
  id: string;
  pause: StoredPause;
}

/**
 * Refunds charges made since the pause began, because the owner was promised no charges.
 * @returns what was refunded, because the provider may list it late; null while a charge is expected that is not listed yet.
 */
export async function giveBackSince(
  context: ServerContext,
  { email, id, pause }: Paused,
  subscription: ProviderSubscription,
): Promise<ProviderTransaction[] | null> {
  const { store, payments, logs, now } = context;
  const { language } = parseSubscription(await store.get(subscriptionRef(email))) ?? {};
  const listed = await payments.listTransactions({ subscriptionId: id, from: pausedSince(pause), to: now() });
  const { paused } = wordsIn(language ?? 'en').refundNotes;
  const told: ProviderTransaction[] = [];
  for (const charge of listed) {
    if (charge.kind !== 'charge' || charge.givenBack) continue;
    const made = await payments.refundCharge(fullRefund(charge, paused));
    told.push({ ...charge, givenBack: true }, ...(made ? [refundOf(charge, made, now())] : []));
    logs.error('a charge during a pause was given back', { subscriptionId: id });
  }
  const { lastPayment } = subscription;
  const isMissing = wasChargedIn(pause, subscription) && awaitsListing(subscription, listed);
  const lastWait = lastPayment && addHours(new UTCDate(lastPayment.at), listedWithinHours);
  return isMissing && lastWait && now() < lastWait ? null : told;
}
