import { addHours, addMinutes } from 'date-fns';
import type { Cancellation } from '../documents/cancellation.ts';
import {
  cancellationTransitions,
  type CancellationEvent,
  type CancellationGuard,
} from '../states/cancellation.ts';
import { transitionOn } from '../states/transitions.ts';
import type { CancelReason } from './cancelAtProvider.ts';

/** A provider that is out of reach is asked after 1, 2, 4 ... minutes, and then every four hours, for three days. */
const backOff = { firstMinutes: 1, maxMinutes: 240, tries: 26 };

/**
 * How often in a row, and how long after it was noted, the provider must know nothing of a subscription until that is
 * believed: one that it forgets for an hour is billed all the same.
 */
const believed = { tries: 3, hours: 24 };

/** Why a subscription is to be cancelled, and the checkout for which its charges are given back. */
export interface WantedCancellation {
  subscriptionId: string;
  reason: CancelReason;
  /** The checkout of a subscription that gave its owner nothing: what it has charged is given back. */
  refundForCheckout?: string;
  now: Date;
}

/** A cancellation as it stands once another is noted; what it was where that changes nothing. */
export function noted(earlier: Cancellation | undefined, wanted: WantedCancellation): Cancellation {
  const { subscriptionId, reason, refundForCheckout, now } = wanted;
  const state = earlier?.state ?? 'none';
  const transition = transitionOn(cancellationTransitions, { state, event: 'noted' });
  if (earlier && !transition?.effects?.includes('start anew')) return { ...earlier, nextTry: now };
  return {
    subscriptionId,
    reason,
    state: 'waiting',
    created: now,
    tries: 0,
    timesNotFound: 0,
    nextTry: now,
    rest: { kind: 'cancel-paypal' },
    refundForCheckout: refundForCheckout ?? (state === 'dead' ? (earlier?.refundForCheckout ?? null) : null),
  };
}

/** A cancellation as it stands after a try, and whether a person must carry it out. */
export function afterTry(
  cancellation: Cancellation,
  { event, now }: { event: Exclude<CancellationEvent, 'noted'>; now: Date },
): { cancellation: Cancellation; givenUp: boolean } {
  const { tries, created } = cancellation;
  const timesNotFound = event === 'notFound' ? (cancellation.timesNotFound ?? 0) + 1 : 0;
  const holds: Record<CancellationGuard, () => boolean> = {
    'often not found': () =>
      timesNotFound >= believed.tries && (created === null || addHours(created, believed.hours) <= now),
    'no try is left': () => tries >= backOff.tries,
  };
  const transition = transitionOn(cancellationTransitions, { state: 'waiting', event }, (guard) =>
    holds[guard](),
  );
  const state = transition?.to === 'none' ? undefined : transition?.to;
  const minutes = Math.min(backOff.firstMinutes * 2 ** (tries - 1), backOff.maxMinutes);
  return {
    cancellation: {
      ...cancellation,
      ...(event !== 'unreadable' && { timesNotFound }),
      state: state ?? 'waiting',
      nextTry: transition?.effects?.includes('try again later') ? addMinutes(now, minutes) : null,
    },
    givenUp: transition?.effects?.includes('tell an operator') ?? false,
  };
}
