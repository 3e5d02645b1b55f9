import { isDeepStrictEqual } from 'node:util';
import { daysAfter, daysBefore } from '#domain/days.ts';
import type { PaidTerms, Receipt } from '#domain/account.ts';
import { currencies } from '#domain/currency.ts';
import { invoiceNumber } from '#domain/invoice.ts';
import { billingIntervals, type BillingInterval } from '#domain/plan.ts';
import { mostMovedDays, periodAfter } from '#domain/trial.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import type { DocumentRef, Fields, Store, StoredDocument, Transaction } from '../store/Store.ts';
import { always, nullable, optional, readTable, whole, writeTable, type ValuesOf } from './format/codec.ts';
import { flag, moment, number, oneOf, text } from './format/values.ts';

const collection = 'Charges';

/** Page size of `receiptsBetween`. */
const perPage = 300;

const paidTerms = whole(
  {
    interval: nullable('interval', oneOf(billingIntervals)),
    posDevices: nullable('pos_devices', number),
  },
  {
    basePrice: nullable('base_price', number),
    couponCode: nullable('coupon_code', text),
    couponSaves: nullable('coupon_saves', number),
  },
);

const table = {
  subscriptionId: always('subscription_id', text, ''),
  kind: nullable('kind', oneOf(['charge', 'refund', 'reversal'])),
  at: nullable('at', moment),
  /** Minor units. */
  amount: nullable('amount', number),
  currency: nullable('currency', oneOf(currencies)),
  /** What the provider keeps of a charge, in the same currency; missing if it did not say. */
  fee: optional('fee', number),
  /** The period that a charge pays for; null if it is unknown, and for refunds. */
  periodStart: nullable('period_start', moment),
  periodEnd: nullable('period_end', moment),
  /** The terms of which a charge paid one period; missing if they are unknown, and in older documents. */
  paidFor: optional('paid_for', paidTerms),
  recorded: nullable('recorded', moment),
  /** For a refund: the refunded charge, if it is known. */
  of: optional('of', text),
  /** When a charge was refunded because it paid for nothing. */
  refundedUnused: optional('given_back', moment),
  /**
   * How much of a charge went back, and since when all of it did. A reversal of which nothing names the amount counts as whole
   * until an event names a part.
   */
  returned: optional('returned', oneOf(['all', 'part', 'reversed'])),
  returnedAt: optional('returned_at', moment),
  /** Whether a charge is or was disputed, and not decided for us: money that leaves it is a reversal, no refund of ours. */
  disputed: optional('disputed', flag),
  /**
   * When we heard that a dispute about a charge was decided for us, and when it was decided; the latter is missing in older
   * documents. Earlier reversals of the charge are undone, so that it pays again.
   */
  wonAt: optional('won_at', moment),
  decidedAt: optional('decided_at', moment),
  /** For a refund: whether the provider lists it, or whether it stands for refunds that the provider does not list. */
  listed: optional('listed', flag),
  unnamed: optional('unnamed', flag),
  /** For a refund that the provider listed late: the id of its stand-in, which numbers the credit note. */
  numberedBy: optional('numbered_by', text),
};

export interface Charge extends ValuesOf<typeof table> {
  /** The document from which it was read; null for a new one. */
  stored: Fields | null;
}

/** The document of one movement, by the provider's id, so that it is stored once; it refers to no person. */
export function chargeRef(transactionId: string): DocumentRef {
  return { collection, id: transactionId };
}

interface Period {
  start: Date;
  end: Date;
}

/**
 * The period of a charge. It ends with the following charge, or for the last one with the next charge that the provider names.
 * A late charge, after a failed try, pays for the period that began when it was due. `failedAt`: when a try failed in the days before.
 */
export function periodOf(
  { at: paid }: Pick<ProviderTransaction, 'at'>,
  subscription: Pick<ProviderSubscription, 'lastPayment' | 'nextBillingTime'>,
  known: { interval: BillingInterval; followedBy?: Date | null; failedAt?: Date | null },
): Period {
  const { interval, followedBy = null, failedAt = null } = known;
  const { lastPayment, nextBillingTime } = subscription;
  const isLast = lastPayment === null || paid >= lastPayment.at;
  const next = isLast ? nextBillingTime : followedBy;
  const after = periodAfter(paid, interval);
  // Only the last charge may be late: if the next charge came sooner than a period, it was for something else.
  const earliest = isLast ? paid : daysBefore(after, mostMovedDays);
  if (next === null || next <= earliest || next > daysAfter(after, mostMovedDays)) {
    return { start: paid, end: after };
  }
  const due = periodAfter(next, interval, -1);
  // A retry after a failed charge comes later than a short month can move the date.
  const late = isLast && due < daysBefore(paid, mostMovedDays);
  // The next charge may be on another day, after a shorter month, and says nothing of a charge that was a few days late.
  const began = late ? due : paid;
  return { start: (isLast && failedAt) || began, end: next };
}

/** Reads a movement. Unreadable fields count as missing, and are kept in the document. */
export function parseCharge(fields: Fields): Charge;
export function parseCharge(fields: Fields | undefined): Charge | undefined;
export function parseCharge(fields: Fields | undefined): Charge | undefined {
  return fields && { ...readTable(table, fields), stored: fields };
}

export function emptyCharge(): Charge {
  return { ...readTable(table, {}), stored: null };
}

/** The movements of one subscription's money, by the provider's id. */
export type Charges = ReadonlyMap<string, Charge>;

export function serializeCharge({ stored, ...charge }: Charge): Fields {
  return writeTable(table, charge, stored ?? undefined);
}

export function chargeDocumentsOf(store: Store, subscriptionId: string): Promise<StoredDocument[]> {
  return store.find(collection, { where: { [table.subscriptionId.name]: subscriptionId } });
}

export async function chargesOf(store: Store, subscriptionId: string): Promise<Map<string, Charge>> {
  const found = await chargeDocumentsOf(store, subscriptionId);
  return new Map(found.map(({ id, fields }) => [id, parseCharge(fields)]));
}

/** Whether a stored movement is a charge that paid for something. A charge with `refundedUnused` paid for nothing. */
export function isUsedCharge({ kind, refundedUnused }: Charge): boolean {
  return kind === 'charge' && refundedUnused === null;
}

/**
 * When a dispute that was decided for us has undone a reversal of this charge; null if none has. A reversal that the provider
 * does not name is dated when we read of it, which may be after a decision that we have not heard of.
 */
export function undoneAt({ kind, at, unnamed }: Charge, { wonAt, decidedAt }: Charge): Date | null {
  const decided = unnamed ? wonAt : (decidedAt ?? wonAt);
  if (kind !== 'reversal' || decided === null || at === null) return null;
  return at <= decided ? decided : null;
}

export function returnedOf(charge: Charge | undefined): Receipt['returned'] {
  const returned = charge?.refundedUnused ? 'all' : (charge?.returned ?? 'nothing');
  return returned === 'reversed' ? 'all' : returned;
}

/** Whether a charge is listed: of another, only a dispute was heard of. */
export function isListed(charge: Charge | undefined): charge is Charge {
  return charge !== undefined && charge.at !== null;
}

/**
 * A new movement of money. `unused`: a charge that paid for nothing and was refunded immediately; `heard`: what a dispute has said
 * of a charge before it was listed.
 */
export function newCharge(
  { kind, at, amount, currency, of, fee }: ProviderTransaction,
  request: {
    subscriptionId: string;
    period: Period | null;
    paidFor?: PaidTerms | null;
    unused?: boolean;
    heard?: Charge | undefined;
    now: Date;
  },
): Charge {
  const { subscriptionId, period, paidFor = null, unused = false, heard = emptyCharge(), now } = request;
  return {
    ...heard,
    subscriptionId,
    kind,
    at,
    amount,
    currency,
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    paidFor,
    recorded: now,
    of: of ?? null,
    fee: fee ?? null,
    refundedUnused: unused ? now : null,
  };
}

function receiptFrom([id, charge]: [string, Charge]): Receipt | null {
  const { subscriptionId, kind, at, amount, currency, periodStart, periodEnd, paidFor, refundedUnused } =
    charge;
  if (at === null || amount === null || currency === null) return null;
  return {
    transactionId: id,
    number: invoiceNumber(kind ?? 'charge', charge.numberedBy ?? id),
    creditFor: charge.of === null ? null : invoiceNumber('charge', charge.of),
    subscriptionId,
    kind: kind ?? 'charge',
    at: at.toISOString(),
    amount,
    currency,
    periodStart: periodStart?.toISOString() ?? null,
    periodEnd: periodEnd?.toISOString() ?? null,
    paidFor,
    refundedUnused: refundedUnused !== null,
    returned: returnedOf(charge),
  };
}

/** The receipts of some movements. One for each, and one that undoes a reversal, once its charge says so. */
export function receiptsFrom(charges: Charges): Receipt[] {
  return [...charges].flatMap(([id, movement]): Receipt[] => {
    const receipt = receiptFrom([id, movement]);
    if (receipt === null) return [];
    const charge = movement.of === null ? undefined : charges.get(movement.of);
    const undone = charge ? undoneAt(movement, charge) : null;
    if (undone === null) return [receipt];
    const kind = 'reinstatement';
    const number = invoiceNumber(kind, movement.numberedBy ?? id);
    return [receipt, { ...receipt, transactionId: `${id}-undone`, kind, number, at: undone.toISOString() }];
  });
}

/** The debit notes that are new: of reversals that a dispute has undone since, or before they were known. */
export function newReinstatements(known: Charges, after: Charges): Receipt[] {
  const before = new Set(receiptsFrom(known).map(({ number }) => number));
  return receiptsFrom(after).filter(({ kind, number }) => kind === 'reinstatement' && !before.has(number));
}

/** A charge comes before what is returned of it, and that before what undoes it. */
const orderOf: Readonly<Record<Receipt['kind'], number>> = {
  charge: 1,
  refund: 2,
  reversal: 2,
  reinstatement: 3,
};

/** What receipts are ordered by. PayPal's times have no fractions of a second, so a refund may have the time of its charge. */
const momentOf = ({ at, kind }: Receipt) => `${at} ${orderOf[kind]}`;
const newestFirst = (one: Receipt, other: Receipt) => momentOf(other).localeCompare(momentOf(one));

/** The receipts of some subscriptions, newest first. */
export async function receiptsOf(store: Store, subscriptionIds: readonly string[]): Promise<Receipt[]> {
  const found = await Promise.all(
    [...new Set(subscriptionIds)].filter((id) => id !== '').map((id) => chargesOf(store, id)),
  );
  return found.flatMap(receiptsFrom).toSorted(newestFirst);
}

/** The movements whose moment is not before `from`. Pages backward from now. */
async function chargesSince(store: Store, moment: 'at' | 'wonAt', from: Date): Promise<Map<string, Charge>> {
  const orderBy = { field: table[moment].name, direction: 'desc' } as const;
  const found = new Map<string, Charge>();
  let page: StoredDocument[] = [];
  let last: Date | null = null;
  do {
    const after = page.at(-1);
    page = await store.find(collection, { orderBy, limit: perPage, ...(after && { after }) });
    for (const { id, fields } of page) {
      const charge = parseCharge(fields);
      found.set(id, charge);
      last = charge[moment];
    }
  } while (page.length === perPage && last !== null && last >= from);
  return found;
}

/** All owners' receipts in a time span, oldest first. Reads newer movements too. */
export async function receiptsBetween(
  store: Store,
  { from, to }: { from: Date; to: Date },
): Promise<Receipt[]> {
  const [moved, won] = await Promise.all([
    chargesSince(store, 'at', from),
    // What a dispute has undone may be older. No dispute is heard of before it is decided.
    chargesSince(store, 'wonAt', from),
  ]);
  const undone = await receiptsOf(
    store,
    [...won.values()].map(({ subscriptionId }) => subscriptionId),
  );
  const receipts = new Map(
    [...receiptsFrom(moved), ...undone].map((receipt) => [receipt.transactionId, receipt]),
  );
  const within = [...receipts.values()].filter(({ at }) => new Date(at) >= from && new Date(at) < to);
  return within.toSorted(newestFirst).toReversed();
}

/** The documents that differ, by id; undefined for a document to delete. */
export function changedCharges(known: Charges, after: Charges): Array<[string, Charge | undefined]> {
  const changed = [...after].filter(([id, charge]) => !isDeepStrictEqual(charge, known.get(id)));
  return [
    ...changed,
    ...[...known.keys()].filter((id) => !after.has(id)).map((id) => [id, undefined] as [string, undefined]),
  ];
}

export function writeCharges(transaction: Transaction, changed: ReturnType<typeof changedCharges>): void {
  for (const [id, charge] of changed) {
    if (charge) transaction.set(chargeRef(id), serializeCharge(charge));
    else transaction.delete(chargeRef(id));
  }
}
