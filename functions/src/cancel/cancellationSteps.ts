import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import type { Cancellation, RefundSince, WantedCancellation } from '../documents/cancellation.ts';

/** The state of a cancellation at the provider; `none` while nothing is queued. */
type CancellationState = 'none' | Cancellation['state'];

/** What happens to a cancellation: it is queued, or a try at the provider has one of these results. */
export type CancellationEvent =
  | 'queued'
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

/**
 * The states of a cancellation at the provider. If a second one is queued while the first waits, the first keeps its reason,
 * its tries and its next try, so that repeated events do not use up the tries. A finished cancellation starts over when it is
 * queued again. One that is left to an operator (`dead`) keeps its pending refund, and is still tried once a day: nothing else
 * ends what a deleted account had.
 */
export const cancellationTransitions: Readonly<
  Record<CancellationState, Readonly<Partial<Record<CancellationEvent, readonly Transition[]>>>>
> = {
  none: { queued: [{ to: 'waiting' }] },
  waiting: {
    queued: [{ to: 'waiting' }],
    ended: [{ to: 'done' }],
    unsettled: retry,
    alive: retry,
    notFound: [{ to: 'done', when: 'often not found' }, ...retry],
    failed: retry,
    unreadable: [{ to: 'dead' }],
  },
  done: { queued: [{ to: 'waiting' }] },
  dead: {
    queued: [{ to: 'waiting' }],
    ended: [{ to: 'done' }],
    unsettled: [{ to: 'dead' }],
    alive: [{ to: 'dead' }],
    notFound: [{ to: 'done', when: 'often not found' }, { to: 'dead' }],
    failed: [{ to: 'dead' }],
    unreadable: [{ to: 'dead' }],
  },
};

/** Delays before the next try: 1, 2, 4 ... minutes, up to four hours, for three days in all; then a day. */
const backOff = { firstMinutes: 1, maxMinutes: 240, tries: 26 };

/** Final only after so many answers and hours: PayPal may lose a subscription for an hour and bill it all the same. */
const believed = { tries: 3, hours: 24 };

/** The refund from the earlier moment, which has the charges of both. */
function earlierOf(known: RefundSince | null, wanted: RefundSince | null): RefundSince | null {
  return known !== null && (wanted === null || known.since <= wanted.since) ? known : wanted;
}

/** Queues a cancellation. If one is still waiting, keeps that one, with the refund that begins earlier. */
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
  { event, now }: { event: Exclude<CancellationEvent, 'queued'>; now: Date },
): { cancellation: Cancellation; leftToOperator: boolean } {
  const { tries, created, state: before } = cancellation;
  const timesNotFound = event === 'notFound' ? (cancellation.timesNotFound ?? 0) + 1 : 0;
  const holds: Record<Condition, boolean> = {
    'often not found':
      timesNotFound >= believed.tries && (created === null || addHours(created, believed.hours) <= now),
    'no try is left': tries >= backOff.tries,
  };
  const transition = cancellationTransitions[before][event]?.find(({ when }) => !when || holds[when]);
  const state = transition?.to ?? before;
  const backOffMinutes = Math.min(backOff.firstMinutes * 2 ** (tries - 1), backOff.maxMinutes);
  const nextTries = { waiting: addMinutes(now, backOffMinutes), dead: addHours(now, 24), done: null };
  // What is not a cancellation cannot be tried.
  const isTried = transition !== undefined && event !== 'unreadable';
  return {
    cancellation: {
      ...cancellation,
      ...(event !== 'unreadable' && { timesNotFound }),
      state,
      nextTry: isTried ? nextTries[state] : null,
    },
    leftToOperator: transition?.to === 'dead',
  };
}
