import { UTCDate } from '@date-fns/utc';
import { addHours } from 'date-fns/addHours';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import type { ServerContext } from '../context/context.ts';
import type { RefundSince } from '../documents/cancellation.ts';
import { askSince, undueCharges } from '../standing/undue.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import { fullRefund, refundOf } from '../payments/refund.ts';
import { awaitsListing, listedWithinHours } from '../subscription/settledCharges.ts';

/**
 * Refunds charges made since a pause began or the owner left, because the owner was promised no charges. Safe to repeat.
 * @returns what was refunded, because the provider may list it late; null while a charge is expected that is not listed yet.
 */
export async function refundUndue(
  context: ServerContext,
  subscription: ProviderSubscription,
  { language, ...nothingDue }: RefundSince,
): Promise<ProviderTransaction[] | null> {
  const { payments, logs, now } = context;
  const { id, lastPayment } = subscription;
  const listed = await payments.listTransactions({
    subscriptionId: id,
    from: askSince(nothingDue),
    to: now(),
  });
  const { notDue } = wordsIn(language).refundNotes;
  const told: ProviderTransaction[] = [];
  const charges = listed.filter(({ kind }) => kind === 'charge');
  for (const charge of undueCharges(charges, ({ at }) => new Date(at), nothingDue)) {
    if (charge.givenBack) continue;
    const made = await payments.refundCharge(fullRefund(charge, notDue));
    told.push({ ...charge, givenBack: true }, ...(made ? [refundOf(charge, made, now())] : []));
    logs.error('a charge that was not due was refunded', { subscriptionId: id });
  }
  const { since, due } = nothingDue;
  const known = due && due > since ? due : since;
  if (lastPayment === null || new Date(lastPayment.at) <= known) return told;
  const lastWait = addHours(new UTCDate(lastPayment.at), listedWithinHours);
  if (!awaitsListing(subscription, listed)) return told;
  if (now() < lastWait) return null;
  logs.error('a charge that was not due is not listed, so it was not refunded', { subscriptionId: id });
  return told;
}
