import { UTCDate } from '@date-fns/utc';
import { addDays, subDays, subMonths, subYears } from 'date-fns';
import type { Receipt } from '#domain/account.ts';
import { isCurrency } from '#domain/currency.ts';
import type { BillingInterval } from '#domain/plan.ts';
import { mostMovedDays, periodAfter } from '#domain/trial.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import type { Fields, Store, StoredDocument } from '../store/Store.ts';
import { momentIn, textIn } from './fieldValues.ts';

const collection = 'Charges';

/** When a charge was given back because it paid for nothing. */
const givenBack = 'given_back';

/**
 * The document of one charge or refund. Its id is the provider's transaction id, so each is stored once. It refers to
 * the subscription and to no person, so that bookkeeping can keep it after the owner's data is deleted.
 */
export function chargeRef(transactionId: string) {
  return { collection, id: transactionId };
}

/** The period that a charge pays for. */
interface Period {
  start: Date;
  end: Date;
}

/**
 * The period of a charge: it ends with the charge that follows, or, for the last one, with the next that the provider
 * names. A late one, after a failed try, pays for the period that began when it was due.
 */
export function periodOf(
  { at }: ProviderTransaction,
  subscription: Pick<ProviderSubscription, 'lastPayment' | 'nextBillingTime'>,
  { interval, followedBy = null }: { interval: BillingInterval; followedBy?: string | null },
): Period {
  const { lastPayment, nextBillingTime } = subscription;
  const paid = new UTCDate(at);
  const isLast = lastPayment === null || new Date(at) >= new Date(lastPayment.at);
  const told = isLast ? nextBillingTime : followedBy;
  const next = told === null ? null : new UTCDate(told);
  const after = periodAfter(paid, interval);
  // Only the last one may have been late: what follows sooner than a period was for something else.
  const earliest = isLast ? paid : subDays(after, mostMovedDays);
  if (next === null || next <= earliest || next > addDays(after, mostMovedDays)) {
    return { start: new Date(paid), end: after };
  }
  const due = interval === 'year' ? subYears(next, 1) : subMonths(next, 1);
  // The first try after a failed one comes later than a short month moves the day.
  const late = isLast && due < subDays(paid, mostMovedDays);
  return { start: new Date(late ? due : paid), end: new Date(next) };
}

/** The stored movements of a subscription's money. */
export function chargesOf(store: Store, subscriptionId: string): Promise<StoredDocument[]> {
  return store.find(collection, { where: { subscription_id: subscriptionId } });
}

/** Whether a stored movement is a charge that paid for something; one that was given back at once paid for nothing. */
export function isUsedCharge(fields: Fields): boolean {
  return fields['kind'] === 'charge' && momentIn(fields, givenBack) === null;
}

/** How much of a stored charge was given back. */
export function returnedOf(fields: Fields): Receipt['returned'] {
  const { returned } = fields;
  if (momentIn(fields, givenBack) !== null) return 'all';
  return returned === 'all' || returned === 'part' ? returned : 'nothing';
}

/**
 * A movement of money as it is stored, with the charge of which it gave money back where that is known; `unused`: a charge that
 * paid for nothing and was given back at once.
 */
export function chargeFields(
  { kind, at, amount, currency, of }: ProviderTransaction,
  request: { subscriptionId: string; period: Period | null; unused?: boolean; now: Date },
): Fields {
  const { subscriptionId, period, unused = false, now } = request;
  return {
    subscription_id: subscriptionId,
    kind,
    at: new Date(at),
    amount,
    currency,
    period_start: period?.start ?? null,
    period_end: period?.end ?? null,
    recorded: now,
    ...(of !== undefined && { of }),
    ...(unused && { [givenBack]: now }),
  };
}

function receiptFrom({ id, fields }: StoredDocument): Receipt | null {
  const { kind, amount, currency } = fields;
  const at = momentIn(fields, 'at');
  if (at === null || typeof amount !== 'number' || !isCurrency(currency)) return null;
  return {
    transactionId: id,
    subscriptionId: textIn(fields, 'subscription_id'),
    kind: kind === 'refund' || kind === 'reversal' ? kind : 'charge',
    at: at.toISOString(),
    amount,
    currency,
    periodStart: momentIn(fields, 'period_start')?.toISOString() ?? null,
    periodEnd: momentIn(fields, 'period_end')?.toISOString() ?? null,
    givenBack: momentIn(fields, givenBack) !== null,
    returned: returnedOf(fields),
  };
}

/** The receipts of some subscriptions, newest first. */
export async function receiptsOf(store: Store, subscriptionIds: readonly string[]): Promise<Receipt[]> {
  const found = await Promise.all(
    [...new Set(subscriptionIds)].filter((id) => id !== '').map((id) => chargesOf(store, id)),
  );
  const receipts = found.flat().map(receiptFrom);
  return receipts
    .filter((receipt) => receipt !== null)
    .toSorted((one, other) => other.at.localeCompare(one.at));
}
