import type { DocumentRef, Fields, Query, Store, StoredDocument } from '../store/Store.ts';
import { brokenIn, documentsIn, readTable, writeTable, type ValuesOf } from './format/codec.ts';
import { nextChargeOn } from './nextCharge.ts';
import { factsFromFormer, withoutFormer } from './format/factFields.ts';
import { billingTable, subscriptionTable as table } from './format/subscriptionFields.ts';

/** A stored subscription, with the code's names for its fields. */
export interface SubscriptionRecord extends Omit<ValuesOf<typeof table>, 'lastCharge' | 'details'> {
  details: { createTime: string | null } | null;
  /** The source document, whose unknown and unreadable fields are written back unchanged. Null for a new record. */
  stored: Fields | null;
}

/** The server's own part of a record. */
export type Billing = NonNullable<SubscriptionRecord['billing']>;

/** A change as it was shown to its owner and requested. Frozen: later price changes do not affect it. */
export type AskedChange = SubscriptionRecord['askedChanges'][number];

export type StoredPause = NonNullable<SubscriptionRecord['pause']>;

export type StoredFact = SubscriptionRecord['facts'][number];

/** A record and its document: the current record of an address, a past one, or a bookkeeping document. */
export interface RecordPlace {
  ref: DocumentRef;
  record: SubscriptionRecord;
}

function recordIn(fields: Fields, stored: Fields | null): SubscriptionRecord {
  const { lastCharge: _, details, ...read } = readTable(table, fields);
  return {
    ...read,
    details: details && { createTime: details.createTime },
    facts: [...factsFromFormer(fields, read.facts), ...read.facts],
    stored,
  };
}

export function emptySubscription(): SubscriptionRecord {
  return recordIn({}, null);
}

export function emptyBilling(): Billing {
  return readTable(billingTable, {});
}

/** Reads a record. Never throws: unreadable fields count as missing, and are kept in the document. */
function parse(fields: Fields): SubscriptionRecord;
function parse(fields: Fields | undefined): SubscriptionRecord | undefined;
function parse(fields: Fields | undefined): SubscriptionRecord | undefined {
  return fields && recordIn(fields, fields);
}

/** The last payment that the provider has named, of those made until `by` if that is given; null before the first. */
export function lastChargeOf(
  { facts }: { facts: ReadonlyArray<{ kind: string; at: Date }> },
  by: Date | null = null,
): Date | null {
  const paid = facts.filter(({ kind, at }) => kind === 'paymentReported' && (by === null || at <= by));
  return paid.length === 0 ? null : new Date(Math.max(...paid.map(({ at }) => at.getTime())));
}

/**
 * The document of a record, with facts in place of what a former record held. Fields that have not changed since the read are
 * written back as they were. The last and the next charge follow from the facts, and are written for other readers.
 */
function serialize({ stored, ...record }: SubscriptionRecord): Fields {
  const nextCharge = nextChargeOn(record);
  const details = (nextCharge ?? record.details) && { createTime: null, ...record.details, nextCharge };
  const values = { ...record, lastCharge: lastChargeOf(record), details };
  return writeTable(table, values, stored ? withoutFormer(stored) : undefined);
}

/** Which date of a record has come. */
interface Due {
  by: 'reminderDue' | 'nextCheck' | 'pauseDue';
  now: Date;
  limit: number;
}

/** The records of a collection. */
function recordsIn(collection: string) {
  const { ref, changes, find, due } = documentsIn(collection, table);
  const placeOf = ({ id, fields }: StoredDocument): RecordPlace => ({ ref: ref(id), record: parse(fields) });
  return {
    ref,
    changes,
    all: async (store: Store, query?: Query) => (await find(store, query)).map(placeOf),
    /** Those that are due by a date, the longest due first. */
    due: async (store: Store, { by, ...now }: Due) => (await due(store, by, now)).map(placeOf),
  };
}

const collection = 'Subscriptions';
const present = recordsIn(collection);

/** The documents that keep ended subscriptions after their owners came back; the id is the subscription's. */
export const pastSubscriptions = recordsIn('PastSubscriptions');

/** The documents of the current subscriptions; the id is the e-mail address (R-DATA-SUBSCRIPTION). */
export const subscriptions = {
  ...present,
  parse,
  serialize,
  /** The paths of a document's unreadable values. */
  broken: (fields: Fields) => brokenIn(table, fields),
  /** Whether a document is a current record. */
  isPresent: (place: DocumentRef) => place.collection === collection,
  /** Those with this subscription id; all free subscriptions have the same id. */
  naming: (store: Store, subscriptionId: string, limit: number) =>
    present.all(store, { where: { [table.subscriptionId.name]: subscriptionId }, limit }),
  /** A page of all, ordered by address, after the address `last`. */
  after: (store: Store, last: string, limit: number) =>
    present.all(store, { limit, ...(last !== '' && { after: { id: last, fields: {} } }) }),
};
