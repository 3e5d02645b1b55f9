import { languages, type Language } from '#domain/language.ts';
import type { DocumentRef, Fields, Store } from '../store/Store.ts';
import { always, documentsIn, optional, readTable, writeTable, type ValuesOf } from './format/codec.ts';
import { date, flag, number, oneOf, text, type Leaf } from './format/values.ts';

/** The collection of cancellations to carry out at the provider. */
export const outboxCollection = 'Outbox';

/** Why a subscription is canceled, and what the provider keeps as the reason. */
export const reasonWords = {
  duplicate: 'The owner already has a subscription',
  mismatch: 'The subscription is not the one that was offered',
  orphan: 'No account belongs to this subscription',
  unknown: 'No record or checkout of this subscription exists',
  suspended: 'The subscription was suspended before it began',
  deleted: 'The owner has deleted the account',
  owner: 'The owner has canceled',
  support: 'Customer support has canceled',
  ended: 'The subscription has ended',
  chargeFailed: 'The charge has failed for good',
  pause: 'The pause could not end as was promised',
} as const;

export type CancelReason = keyof typeof reasonWords;

const reason = oneOf(Object.keys(reasonWords) as CancelReason[]);

/** Entries name a charge that failed for good by an earlier word until they are written again. */
const storedReason: Leaf<CancelReason> = {
  ...reason,
  decode: (stored) => (stored === 'unpaid' ? 'chargeFailed' : reason.decode(stored)),
};

/** From when on no charge is due, because the owner has left or paused, or never had the subscription. */
export interface NothingDue {
  since: Date;
  /**
   * The last charge that was known then, or the first one if its day had come: it was due, unless the provider says that it had
   * failed. The provider may list it with a later time of the same day. Null if there was none.
   */
  lastDueCharge: Date | null;
}

/** Since when every charge is refunded, and the language of the refund's note. */
export interface RefundSince extends NothingDue {
  language: Language;
  /**
   * Whether the provider named these charges only after their owner had come back, so that the later subscription was charged for
   * the same time: then none was due, even if a try had failed.
   */
  unheard: boolean;
}

const table = {
  /** Null, like `reason`, if the stored document is not a valid cancellation. */
  subscriptionId: optional('subscription_id', text),
  reason: optional('reason', storedReason),
  state: always('state', oneOf(['waiting', 'done', 'dead']), 'waiting'),
  created: optional('created', date),
  /** The number of tries, and how many in a row found no such subscription at the provider. */
  tries: always('tries', number, 0),
  timesNotFound: optional('missing', number),
  /** When the next try is due; null once the entry is finished. Due entries are found by it. */
  nextTry: optional('next_try', date),
  /** The checkout of a subscription that gave its owner no access: all its charges are refunded. */
  refundForCheckout: optional('give_back_to', text),
  /** Since when it was paused, if it ended in a pause. */
  pausedSince: optional('paused_since', date),
};

const entries = documentsIn(outboxCollection, table);

const refundTable = {
  since: optional('give_back_since', date),
  lastDueCharge: optional('last_due', date),
  language: optional('language', oneOf(languages)),
  unheard: always('unheard', flag, false),
};

const names = new Set(Object.values({ ...table, ...refundTable }).map(({ name }) => name));

/** A subscription that is to be canceled at the provider. */
export interface Cancellation extends ValuesOf<typeof table> {
  /** The charges to refund: those that the provider makes although the owner has left, or has paused. */
  refundSince: RefundSince | null;
  /** The stored fields that this type does not name; they are kept. */
  rest: Fields;
}

/** A subscription to end at the provider, and what it has charged that was not due. */
export interface WantedCancellation extends Partial<Pick<Cancellation, 'refundSince' | 'pausedSince'>> {
  subscriptionId: string;
  reason: CancelReason;
  /** The checkout of a subscription that gave its owner no access: all its charges are refunded. */
  refundForCheckout?: string;
  /** When to cancel; now if omitted. */
  notBefore?: Date;
}

/** The charges that an operator refunds if the entry is left to one, in words; null if there are none. */
export function chargesToRefund({ refundForCheckout, refundSince }: Cancellation): string | null {
  if (refundForCheckout !== null) return 'its charges';
  return refundSince && `its charges since ${refundSince.since.toISOString()}`;
}

export function cancellationRef(subscriptionId: string): DocumentRef {
  return { collection: outboxCollection, id: `cancel-${subscriptionId}` };
}

/** Reads an outbox entry; undefined when there is none. */
export function cancellationFrom(fields: Fields): Cancellation;
export function cancellationFrom(fields: Fields | undefined): Cancellation | undefined;
export function cancellationFrom(fields: Fields | undefined): Cancellation | undefined {
  if (!fields) return undefined;
  const { since, language, ...refund } = readTable(refundTable, fields);
  return {
    ...readTable(table, fields),
    refundSince: since && { ...refund, since, language: language ?? 'en' },
    rest: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name))),
  };
}

export function cancellationFields({ rest, refundSince, ...cancellation }: Cancellation): Fields {
  return {
    ...rest,
    ...writeTable(table, cancellation),
    ...(refundSince && writeTable(refundTable, { ...refundSince })),
  };
}

/** The ids of the entries that are due for a try, the longest due first. */
export async function dueCancellations(store: Store, due: { now: Date; limit: number }): Promise<string[]> {
  return (await entries.due(store, 'nextTry', due)).map(({ id }) => id);
}

export async function cancellationsIn(
  store: Store,
  { state, ...page }: { state: Cancellation['state']; limit?: number },
): Promise<Map<string, Cancellation>> {
  const found = await entries.find(store, { where: { [table.state.name]: state }, ...page });
  return new Map(found.map(({ id, fields }) => [id, cancellationFrom(fields)]));
}
