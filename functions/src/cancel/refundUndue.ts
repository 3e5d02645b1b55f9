import { addHours } from 'date-fns/addHours';
import { errorFields, type ServerContext } from '../context/context.ts';
import { chargesOf, returnedOf, type Charges } from '../documents/charges.ts';
import { latest } from '../ledger/facts.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { refundOf } from '../payments/refund.ts';
import { askSince, undueCharges } from '../standing/undue.ts';
import type { NothingDue } from '../documents/cancellation.ts';
import { wasDue } from '../subscription/record.ts';
import { isFinal } from '../subscription/recordStatus.ts';
import { awaitsListing, isKept, listedWithinHours } from '../subscription/settledCharges.ts';

/** Logged for the operator: such a refund is paid from a bank account, and no event tells if it fails. */
const refundIsPending = 'a refund is pending: see in some days at the provider whether it was paid';

/** What was refunded of a subscription, and whether that is all. */
export interface Refunded {
  /** The refunded charges and all refunds, because the provider may list ours late. */
  moved: ProviderTransaction[];
  /** False while a charge is expected that is not listed yet. */
  settled: boolean;
  /** The first refund that the provider refused or could not be asked for. Record what moved before you throw it. */
  failure?: PaymentProviderError;
}

/** Refunds one charge; returns it, with the refund if one was made. */
async function refundOne(
  { payments, logs, now }: ServerContext,
  request: { charge: ProviderTransaction; known: Charges; subscriptionId: string; note: string },
): Promise<ProviderTransaction[]> {
  const { charge, known, subscriptionId, note } = request;
  const returned = returnedOf(known.get(charge.id));
  const wentBack = returned === 'all' && !isKept(known, charge.id);
  // A reversal is whole until an event names the part.
  if (charge.refunded || wentBack || (charge.reversed && returned === 'nothing')) return [charge];
  const made = await payments.refundCharge({
    transactionId: charge.id,
    amount: null,
    currency: charge.currency,
    reason: note,
    refundId: `refund-${charge.id}`,
  });
  logs.warn('a charge was refunded that was not due', { subscriptionId });
  if (made?.pending) logs.error(refundIsPending, { subscriptionId, charge: charge.id, refund: made.id });
  return [charge, ...(made ? [refundOf(charge, made, now())] : [])];
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
  const wasUsed = nothingDue.since >= createTime;
  const isUnlisted = !wasUsed && wasDue(subscription);
  if (lastPayment === null && !wasUsed && !isUnlisted) return { moved: [], settled: true };
  const from = askSince(nothingDue);
  const listed = await payments.listTransactions({ subscriptionId, from, to: now() });
  const charges = listed.filter(({ kind }) => kind === 'charge');
  const moved = listed.filter(({ kind }) => kind !== 'charge');
  const known: Charges = charges.length > 0 ? await chargesOf(store, subscriptionId) : new Map();
  let failure: PaymentProviderError | undefined;
  for (const charge of undueCharges(charges, ({ at }) => at, nothingDue)) {
    try {
      moved.push(...(await refundOne(context, { charge, known, subscriptionId, note })));
    } catch (error) {
      // The provider may refuse one for good, such as an old or disputed one, which must not hold back the others.
      if (!(error instanceof PaymentProviderError)) throw error;
      failure ??= error;
      const event = 'a charge that was not due could not be refunded yet';
      logs.warn(event, { subscriptionId, ...errorFields(error) });
    }
  }
  if (failure) return { moved, settled: false, failure };
  const paidAt = lastPayment?.at ?? null;
  const isNew = paidAt !== null && paidAt > latest([nothingDue.since, nothingDue.lastDueCharge]);
  const isMissing = isNew && awaitsListing(subscription, charges);
  if (!isMissing && (charges.length > 0 || !isUnlisted)) return { moved, settled: true };
  const endedAt = isFinal(status) ? statusSince : null;
  const lastWait = addHours(latest([queued, paidAt, endedAt]) ?? now(), listedWithinHours);
  if (now() < lastWait) return { moved, settled: false };
  if (isMissing) logs.error('a charge is not listed, so it was not refunded', { subscriptionId });
  return { moved, settled: true };
}
