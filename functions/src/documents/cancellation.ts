import { languages, type Language } from '#domain/language.ts';
import type { CancellationState } from '../states/cancellation.ts';
import type { DocumentRef, Fields, Store } from '../store/Store.ts';

/** The collection of cancellations to carry out at the provider. */
export const outboxCollection = 'Outbox';

/** The charges since a pause began, which are refunded, and the language of the refund's note. */
export interface PauseRefund {
  since: Date;
  language: Language;
}

/** A subscription that is to be cancelled at the provider. */
export interface Cancellation {
  /** Null, like `reason`, if the stored document is not a valid cancellation. */
  subscriptionId: string | null;
  reason: string | null;
  state: Exclude<CancellationState, 'none'>;
  created: Date | null;
  /** The number of tries, and how many in a row found no such subscription at the provider. */
  tries: number;
  timesNotFound: number | null;
  /** When the next try is due; null once the entry is finished. */
  nextTry: Date | null;
  /** The checkout of a subscription that gave its owner no access: all its charges are refunded. */
  refundForCheckout: string | null;
  /** The charges to refund after an account was deleted in a pause. */
  pauseRefund: PauseRefund | null;
  /** The stored fields that this type does not name; they are kept. */
  rest: Fields;
}

/** The outbox entry of a subscription's cancellation. */
export function cancellationRef(subscriptionId: string): DocumentRef {
  return { collection: outboxCollection, id: `cancel-${subscriptionId}` };
}

/** Reads an outbox entry; undefined when there is none. */
export function cancellationFrom(fields: Fields): Cancellation;
export function cancellationFrom(fields: Fields | undefined): Cancellation | undefined;
export function cancellationFrom(fields: Fields | undefined): Cancellation | undefined {
  if (!fields) return undefined;
  const {
    subscription_id: subscriptionId,
    reason,
    state,
    created,
    tries,
    missing: timesNotFound,
    next_try: nextTry,
    give_back_to: refundForCheckout,
    give_back_since: since,
    language,
    ...rest
  } = fields;
  return {
    subscriptionId: typeof subscriptionId === 'string' ? subscriptionId : null,
    reason: typeof reason === 'string' ? reason : null,
    state: state === 'done' || state === 'dead' ? state : 'waiting',
    created: created instanceof Date ? created : null,
    tries: Number(tries ?? 0),
    timesNotFound: typeof timesNotFound === 'number' ? timesNotFound : null,
    nextTry: nextTry instanceof Date ? nextTry : null,
    refundForCheckout: typeof refundForCheckout === 'string' ? refundForCheckout : null,
    pauseRefund:
      since instanceof Date
        ? { since, language: languages.find((known) => known === language) ?? 'en' }
        : null,
    rest,
  };
}

/** An outbox entry as it is stored. Due entries are found by `next_try`, so a finished one has none. */
export function cancellationFields(cancellation: Cancellation): Fields {
  const { subscriptionId, reason, state, created, tries, timesNotFound, nextTry, rest } = cancellation;
  const { refundForCheckout, pauseRefund } = cancellation;
  return {
    ...rest,
    ...(subscriptionId !== null && { subscription_id: subscriptionId }),
    ...(reason !== null && { reason }),
    state,
    ...(created && { created }),
    tries,
    ...(timesNotFound !== null && { missing: timesNotFound }),
    ...(nextTry && { next_try: nextTry }),
    ...(refundForCheckout !== null && { give_back_to: refundForCheckout }),
    ...(pauseRefund && { give_back_since: pauseRefund.since, language: pauseRefund.language }),
  };
}

/** The ids of the entries that are due for a try, the longest due first. */
export async function dueCancellations(
  store: Store,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const orderBy = { field: 'next_try', direction: 'asc' } as const;
  const next = await store.find(outboxCollection, { orderBy, limit });
  const isDue = (nextTry: Date | null) => nextTry !== null && nextTry <= now;
  return next.filter(({ fields }) => isDue(cancellationFrom(fields).nextTry)).map(({ id }) => id);
}

/** The entries in a state, by id. */
export async function cancellationsIn(
  store: Store,
  { state, ...page }: { state: Cancellation['state']; limit?: number },
): Promise<Map<string, Cancellation>> {
  const found = await store.find(outboxCollection, { where: { state }, ...page });
  return new Map(found.map(({ id, fields }) => [id, cancellationFrom(fields)]));
}
