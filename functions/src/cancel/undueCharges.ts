import { UTCDate } from '@date-fns/utc';
import { addHours } from 'date-fns/addHours';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import type { ServerContext } from '../context/context.ts';
import type { RefundSince } from '../documents/cancellation.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import { fullRefund, refundOf } from '../payments/refund.ts';
import { awaitsListing, listedWithinHours } from '../subscription/settledCharges.ts';

/**
 * Refunds charges made since a pause began or the owner left, because the owner was promised no charges. Safe to repeat.
 * @returns what was refunded, because the provider may list it late; null while a charge is expected that is not listed yet.
 */
export async function giveBackSince(
  context: ServerContext,
  subscription: ProviderSubscription,
  { since, language }: RefundSince,
): Promise<ProviderTransaction[] | null> {
  const { payments, logs, now } = context;
  const { id, lastPayment } = subscription;
  const listed = await payments.listTransactions({ subscriptionId: id, from: since, to: now() });
  const { notDue } = wordsIn(language).refundNotes;
  const told: ProviderTransaction[] = [];
  for (const charge of listed) {
    if (charge.kind !== 'charge' || charge.givenBack || new Date(charge.at) <= since) continue;
    const made = await payments.refundCharge(fullRefund(charge, notDue));
    told.push({ ...charge, givenBack: true }, ...(made ? [refundOf(charge, made, now())] : []));
    logs.error('a charge that was not due was given back', { subscriptionId: id });
  }
  if (lastPayment === null || new Date(lastPayment.at) <= since) return told;
  const lastWait = addHours(new UTCDate(lastPayment.at), listedWithinHours);
  if (!awaitsListing(subscription, listed)) return told;
  if (now() < lastWait) return null;
  logs.error('a charge that was not due is not listed, so it was not given back', { subscriptionId: id });
  return told;
}
