import { UTCDate } from '@date-fns/utc';
import { addDays, addMonths, addYears, subDays, subMonths, subYears } from 'date-fns';
import type { Receipt } from '#domain/account.ts';
import { isCurrency } from '#domain/currency.ts';
import type { BillingInterval } from '#domain/plan.ts';
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

/** Days that the end of a month is moved by at most, as from January 31 to February 28. */
const mostShortened = 3;

/** The period that a charge pays for. */
interface Period {
  start: Date;
  end: Date;
}

/**
 * The period of a charge. A late one, after a failed try, pays for the period that began when it was due: the end of
 * the one that runs is the provider's next charge.
 */
export function periodOf(
  { at }: ProviderTransaction,
  { lastPayment, nextBillingTime }: Pick<ProviderSubscription, 'lastPayment' | 'nextBillingTime'>,
  interval: BillingInterval,
): Period {
  const paid = new UTCDate(at);
  const next = nextBillingTime === null ? null : new UTCDate(nextBillingTime);
  const after = interval === 'year' ? addYears(paid, 1) : addMonths(paid, 1);
  const isLast = lastPayment === null || new Date(at) >= new Date(lastPayment.at);
  if (!isLast || next === null || next <= paid || next > addDays(after, 1)) {
    return { start: new Date(paid), end: new Date(after) };
  }
  const due = interval === 'year' ? subYears(next, 1) : subMonths(next, 1);
  // A month that is too short moves the day by up to three; the first try after a failed one comes later than that.
  const late = due < subDays(paid, mostShortened);
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
