import { addHours } from 'date-fns/addHours';
import { errorFields, type ServerContext } from '../context/context.ts';
import { chargesOf, notePendingRefund, returnedOf, type Charges } from '../documents/charges.ts';
import { latest } from '../ledger/facts.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { refundOf } from '../payments/refund.ts';
import { askSince, undueCharges } from '../standing/undue.ts';
import type { NothingDue } from '../documents/cancellation.ts';
import { wasDue } from '../subscription/record.ts';
import { isFinal } from '../subscription/recordStatus.ts';
import { awaitsListing, isKept, listedWithinHours } from '../subscription/settledCharges.ts';

/** What was refunded of a subscription, and whether that is all. */
export interface Refunded {
  /** The refunded charges and all refunds, because the provider may list ours late. */
  moved: ProviderTransaction[];
  /** False while a charge is expected that is not listed yet, or a refund is pending or refused. */
  settled: boolean;
}

/** Refunds one charge. */
async function refundOne(
  { store, payments, logs, now }: ServerContext,
  request: { charge: ProviderTransaction; known: Charges; subscriptionId: string; note: string },
): Promise<Refunded> {
  const { charge, known, subscriptionId, note } = request;
  const { id: chargeId } = charge;
  const pendingRefund = known.get(chargeId)?.pendingRefund ?? null;
  const returned = returnedOf(known.get(chargeId));
  const wentBack = returned === 'all' && !isKept(known, chargeId);
  // A reversal is whole until an event names the part.
  if (wentBack || (charge.refunded && pendingRefund === null) || (charge.reversed && returned === 'nothing'))
    return { moved: [charge], settled: true };
  const earlier = pendingRefund === null ? null : await payments.readRefund(pendingRefund);
  const moved = earlier && !earlier.pending ? [refundOf(charge, earlier, now())] : [];
  const made = earlier?.pending
    ? earlier
    : await payments.refundCharge({
        transactionId: chargeId,
        amount: null,
        currency: charge.currency,
        reason: note,
        // Another request than that of an earlier refund, which failed or was of a part.
        refundId: `refund-${chargeId}${pendingRefund === null ? '' : `-${pendingRefund}`}`,
      });
  const refundId = made?.pending ? made.id : null;
  if (refundId !== pendingRefund) await notePendingRefund(store, { chargeId, subscriptionId, refundId });
  if (made?.pending) return { moved, settled: false };
  logs.warn('a charge was refunded that was not due', { subscriptionId });
  return { moved: [...moved, charge, ...(made ? [refundOf(charge, made, now())] : [])], settled: true };
}

/**
 * Refunds the charges that were not due: made after the owner left or paused, or of a subscription that gave its owner no
 * access. Safe to repeat: a charge on record as refunded is not refunded again, and PayPal refunds one only once. `queued`:
 * when its cancellation was queued; `note`: what the owner reads at the provider.
 */
export async function refundUndue(
  context: ServerContext,
  subscription: ProviderSubscription,
  { note, queued = null, ...nothingDue }: NothingDue & { note: string; queued?: Date | null },
): Promise<Refunded> {
  const { store, payments, logs, now } = context;
  const { id: subscriptionId, createTime, status, statusSince, lastPayment } = subscription;
  const wasUsed = nothingDue.since >= new Date(createTime);
  const isUnlisted = !wasUsed && wasDue(subscription);
  if (lastPayment === null && !wasUsed && !isUnlisted) return { moved: [], settled: true };
  const from = askSince(nothingDue);
  const listed = await payments.listTransactions({ subscriptionId, from, to: now() });
  const charges = listed.filter(({ kind }) => kind === 'charge');
  const moved = listed.filter(({ kind }) => kind !== 'charge');
  const known: Charges = charges.length > 0 ? await chargesOf(store, subscriptionId) : new Map();
  let isRefunded = true;
  for (const charge of undueCharges(charges, ({ at }) => new Date(at), nothingDue)) {
    try {
      const refunded = await refundOne(context, { charge, known, subscriptionId, note });
      moved.push(...refunded.moved);
      // It may still fail, so nothing has gone back yet.
      if (!refunded.settled) isRefunded = false;
    } catch (error) {
      // The provider may refuse one for good, such as an old or disputed one, which must not hold back the others.
      if (!(error instanceof PaymentProviderError)) throw error;
      isRefunded = false;
      const event = 'a charge that was not due could not be refunded yet';
      logs.warn(event, { subscriptionId, ...errorFields(error) });
    }
  }
  if (!isRefunded) return { moved, settled: false };
  const paidAt = lastPayment && new Date(lastPayment.at);
  const isNew =
    paidAt !== null && paidAt > (latest([nothingDue.since, nothingDue.lastDueCharge]) ?? nothingDue.since);
  const isMissing = isNew && awaitsListing(subscription, charges);
  if (!isMissing && (charges.length > 0 || !isUnlisted)) return { moved, settled: true };
  const endedAt = isFinal(status) && statusSince !== null ? new Date(statusSince) : null;
  const lastWait = addHours(latest([queued, paidAt, endedAt]) ?? now(), listedWithinHours);
  if (now() < lastWait) return { moved, settled: false };
  if (isMissing) logs.error('a charge is not listed, so it was not refunded', { subscriptionId });
  return { moved, settled: true };
}
