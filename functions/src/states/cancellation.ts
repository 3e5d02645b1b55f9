import type { Transitions } from './transitions.ts';

/** Where a cancellation at the provider stands; `none` while nothing is noted. */
export type CancellationState = 'none' | 'waiting' | 'done' | 'dead';

/** What happens to a cancellation: it is noted, or a try at the provider went this way. */
export type CancellationEvent =
  | 'noted'
  /** The provider says that the subscription has ended, and nothing is left to give back. */
  | 'ended'
  /** It has ended, and a charge that is to be given back is not listed yet. */
  | 'unsettled'
  /** The provider says that it goes on. */
  | 'alive'
  /** The provider knows no such subscription. */
  | 'notFound'
  /** The provider is out of reach or refuses. */
  | 'failed'
  /** What is stored is no cancellation. */
  | 'unreadable';

/** The conditions of the table below. */
export type CancellationGuard = 'often not found' | 'no try is left';

/** What is done beside a change of state. */
export type CancellationEffect = 'start anew' | 'try at once' | 'try again later' | 'tell an operator';

const retry = [
  { to: 'dead', when: 'no try is left', effects: ['tell an operator'] },
  { to: 'waiting', effects: ['try again later'] },
] as const;

/**
 * The states of a cancellation at the provider. Of two that are noted while one waits, the first counts, with its reason and
 * its tries. What ended begins anew when it is noted again; money that was still to be given back stays so.
 */
export const cancellationTransitions: Transitions<
  CancellationState,
  CancellationEvent,
  CancellationGuard,
  CancellationEffect
> = {
  none: { noted: [{ to: 'waiting', effects: ['start anew'] }] },
  waiting: {
    noted: [{ to: 'waiting', effects: ['try at once'] }],
    ended: [{ to: 'done' }],
    unsettled: retry,
    alive: retry,
    notFound: [{ to: 'done', when: 'often not found' }, ...retry],
    failed: retry,
    unreadable: [{ to: 'dead', effects: ['tell an operator'] }],
  },
  done: { noted: [{ to: 'waiting', effects: ['start anew'] }] },
  dead: { noted: [{ to: 'waiting', effects: ['start anew'] }] },
};
