import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import type { Cancellation, WantedCancellation } from '../documents/cancellation.ts';
import {
  cancellationTransitions,
  type CancellationEvent,
  type CancellationGuard,
} from '../states/cancellation.ts';
import { transitionOn } from '../states/transitions.ts';

/** Delays before the next try: 1, 2, 4 ... minutes, up to four hours, for three days in all. */
const backOff = { firstMinutes: 1, maxMinutes: 240, tries: 26 };

/**
 * 'Not found' counts as final after this many consecutive responses and this long after the entry was queued. PayPal may lose
 * a subscription for an hour and bill it all the same.
 */
const believed = { tries: 3, hours: 24 };

/** Queues a cancellation. If an earlier one is still waiting, keeps that one, with the refund of either. */
export function queued(
  earlier: Cancellation | undefined,
  wanted: WantedCancellation & { now: Date },
): Cancellation {
  const { subscriptionId, reason, refundForCheckout, refundSince = null, now, due = now } = wanted;
  const state = earlier?.state ?? 'none';
  const transition = transitionOn(cancellationTransitions, { state, event: 'queued' });
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
    nextTry: due,
    rest: { kind: 'cancel-paypal' },
    refundForCheckout: refundForCheckout ?? (state === 'dead' ? (earlier?.refundForCheckout ?? null) : null),
    refundSince: refundSince ?? (state === 'dead' ? (earlier?.refundSince ?? null) : null),
  };
}

/** The cancellation after a try; `givenUp`: an operator must carry it out. */
export function afterTry(
  cancellation: Cancellation,
  { event, now }: { event: Exclude<CancellationEvent, 'queued'>; now: Date },
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
