import type { Transitions } from './transitions.ts';

/** The state of a cancellation at the provider; `none` while nothing is queued. */
export type CancellationState = 'none' | 'waiting' | 'done' | 'dead';

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

/** The conditions of the table below. */
export type CancellationGuard = 'often not found' | 'no try is left';

/** Effects besides the change of state. */
export type CancellationEffect = 'start anew' | 'try again later' | 'tell an operator';

const retry = [
  { to: 'dead', when: 'no try is left', effects: ['tell an operator'] },
  { to: 'waiting', effects: ['try again later'] },
] as const;

/**
 * The states of a cancellation at the provider. If a second one is queued while the first waits, the first keeps its reason,
 * its tries and its next try, so that repeated events do not use up the tries. A finished cancellation starts over when it is
 * queued again. One that was given up keeps its pending refund.
 */
export const cancellationTransitions: Transitions<
  CancellationState,
  CancellationEvent,
  CancellationGuard,
  CancellationEffect
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
  dead: { queued: [{ to: 'waiting', effects: ['start anew'] }] },
};
