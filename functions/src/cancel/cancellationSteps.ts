import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import type { Cancellation, RefundSince, WantedCancellation } from '../documents/cancellation.ts';

/** The result of a try at the provider. */
export type CancellationEvent =
  /** The provider says that the subscription has ended, and nothing is left to refund. */
  | 'ended'
  /** The subscription has ended, and a charge to refund is not listed yet. */
  | 'unsettled'
  /** The subscription is still running at the provider. */
  | 'alive'
  /** The provider knows no such subscription. */
  | 'notFound'
  /** The provider is unreachable or refuses. */
  | 'failed'
  /** The stored document is not a valid cancellation. */
  | 'unreadable';

type Condition = 'often not found' | 'no try is left';

/** A possible next state. The first one whose condition holds, or that has none, is taken. */
interface Transition {
  to: Cancellation['state'];
  when?: Condition;
}

const retry = [{ to: 'dead', when: 'no try is left' }, { to: 'waiting' }] as const;

/** What a try makes of a cancellation: the first state whose condition holds. */
const tried: Readonly<Record<CancellationEvent, readonly Transition[]>> = {
  ended: [{ to: 'done' }],
  unsettled: retry,
  alive: retry,
  notFound: [{ to: 'done', when: 'often not found' }, ...retry],
  failed: retry,
  unreadable: [{ to: 'dead' }],
};

/**
 * The states in which a cancellation is tried, for the page of states. One that is left to an operator (`dead`) has no try left, and is
 * still tried once a day: nothing else ends what a deleted account had.
 */
export const cancellationTransitions = { waiting: tried, dead: tried };

/** Delays before the next try: 1, 2, 4 ... minutes, up to four hours, for three days in all; then a day. */
const backOff = { firstMinutes: 1, maxMinutes: 240, tries: 26 };

/** Final only after so many answers and hours: PayPal may lose a subscription for an hour and bill it all the same. */
const believed = { tries: 3, hours: 24 };

/** The refund from the earlier moment, which has the charges of both. */
function earlierOf(known: RefundSince | null, wanted: RefundSince | null): RefundSince | null {
  return known !== null && (wanted === null || known.since <= wanted.since) ? known : wanted;
}

/**
 * Queues a cancellation. If one is still waiting, keeps that one, with the refund that begins earlier: repeated events must not use up
 * its tries. A finished one starts over, and one that is left to an operator with the refund that it asks for.
 */
export function queued(
  earlier: Cancellation | undefined,
  wanted: WantedCancellation & { now: Date },
): Cancellation {
  const {
    subscriptionId,
    reason,
    refundForCheckout,
    refundSince = null,
    pausedSince = null,
    now,
    notBefore = now,
  } = wanted;
  if (earlier?.state === 'waiting')
    return { ...earlier, refundSince: earlierOf(earlier.refundSince, refundSince) };
  const left = earlier?.state === 'dead' ? earlier : null;
  return {
    subscriptionId,
    reason,
    state: 'waiting',
    created: now,
    tries: 0,
    timesNotFound: 0,
    nextTry: notBefore,
    pausedSince,
    rest: { kind: 'cancel-paypal' },
    refundForCheckout: refundForCheckout ?? left?.refundForCheckout ?? null,
    refundSince: refundSince ?? left?.refundSince ?? null,
  };
}

/** The cancellation after a try; `leftToOperator`: it has failed for days, and an operator must carry it out. */
export function afterTry(
  cancellation: Cancellation,
  { event, now }: { event: CancellationEvent; now: Date },
): { cancellation: Cancellation; leftToOperator: boolean } {
  const { tries, created } = cancellation;
  const timesNotFound = event === 'notFound' ? (cancellation.timesNotFound ?? 0) + 1 : 0;
  const holds: Record<Condition, boolean> = {
    'often not found':
      timesNotFound >= believed.tries && (created === null || addHours(created, believed.hours) <= now),
    'no try is left': tries >= backOff.tries,
  };
  const state = tried[event].find(({ when }) => !when || holds[when])?.to ?? 'dead';
  const backOffMinutes = Math.min(backOff.firstMinutes * 2 ** (tries - 1), backOff.maxMinutes);
  const nextTries = { waiting: addMinutes(now, backOffMinutes), dead: addHours(now, 24), done: null };
  return {
    cancellation: {
      ...cancellation,
      timesNotFound,
      state,
      // What is not a cancellation cannot be tried.
      nextTry: event === 'unreadable' ? null : nextTries[state],
    },
    leftToOperator: state === 'dead',
  };
}
