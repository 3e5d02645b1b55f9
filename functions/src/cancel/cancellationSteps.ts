import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import type { Cancellation, WantedCancellation } from '../documents/cancellation.ts';

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

/** A possible next state, with what else is done. The first one whose condition holds, or that has none, is taken. */
interface Transition {
  to: CancellationState;
  when?: Condition;
  effects?: ReadonlyArray<'start anew' | 'try again later' | 'try again tomorrow' | 'tell an operator'>;
}

const retryDaily = { to: 'dead', effects: ['try again tomorrow', 'tell an operator'] } as const;

const retry = [
  { ...retryDaily, when: 'no try is left' },
  { to: 'waiting', effects: ['try again later'] },
] as const;

/**
 * The states of a cancellation at the provider. If a second one is queued while the first waits, the first keeps its reason,
 * its tries and its next try, so that repeated events do not use up the tries. A finished cancellation starts over when it is
 * queued again. One that is left to an operator (`dead`) keeps its pending refund, and is still tried once a day: nothing else
 * ends what a deleted account had.
 */
export const cancellationTransitions: Readonly<
  Record<CancellationState, Readonly<Partial<Record<CancellationEvent, readonly Transition[]>>>>
> = {
  none: { queued: [{ to: 'waiting', effects: ['start anew'] }] },
  waiting: {
    queued: [{ to: 'waiting' }],
    ended: [{ to: 'done' }],
    unsettled: retry,
    alive: retry,
    notFound: [{ to: 'done', when: 'often not found' }, ...retry],
    failed: retry,
    unreadable: [{ to: 'dead', effects: ['tell an operator'] }],
  },
  done: { queued: [{ to: 'waiting', effects: ['start anew'] }] },
  dead: {
    queued: [{ to: 'waiting', effects: ['start anew'] }],
    ended: [{ to: 'done' }],
    unsettled: [retryDaily],
    alive: [retryDaily],
    notFound: [{ to: 'done', when: 'often not found' }, retryDaily],
    failed: [retryDaily],
    unreadable: [{ to: 'dead', effects: ['tell an operator'] }],
  },
};

/** Delays before the next try: 1, 2, 4 ... minutes, up to four hours, for three days in all; then a day. */
const backOff = { firstMinutes: 1, maxMinutes: 240, tries: 26 };

/** Final only after so many answers and hours: PayPal may lose a subscription for an hour and bill it all the same. */
const believed = { tries: 3, hours: 24 };

/** Queues a cancellation. If an earlier one is still waiting, keeps that one, with the refund of either. */
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
  const state = earlier?.state ?? 'none';
  const [transition] = cancellationTransitions[state].queued ?? [];
  if (earlier && !transition?.effects?.includes('start anew')) {
    return { ...earlier, refundSince: earlier.refundSince ?? refundSince };
  }
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
    refundForCheckout: refundForCheckout ?? (state === 'dead' ? (earlier?.refundForCheckout ?? null) : null),
    refundSince: refundSince ?? (state === 'dead' ? (earlier?.refundSince ?? null) : null),
  };
}

/** When a cancellation is tried again; null if never. */
function nextTryAfter(
  effects: NonNullable<Transition['effects']>,
  { tries, now }: { tries: number; now: Date },
): Date | null {
  if (effects.includes('try again tomorrow')) return addHours(now, 24);
  if (!effects.includes('try again later')) return null;
  return addMinutes(now, Math.min(backOff.firstMinutes * 2 ** (tries - 1), backOff.maxMinutes));
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
  const state = transition?.to === 'none' ? undefined : transition?.to;
  return {
    cancellation: {
      ...cancellation,
      ...(event !== 'unreadable' && { timesNotFound }),
      state: state ?? before,
      nextTry: nextTryAfter(transition?.effects ?? [], { tries, now }),
    },
    leftToOperator: transition?.effects?.includes('tell an operator') ?? false,
  };
}
