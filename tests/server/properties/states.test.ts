import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterTry, noted } from '#functions/cancel/cancellationSteps.ts';
import type { CancelReason } from '#functions/cancel/cancelAtProvider.ts';
import type { Cancellation } from '#functions/documents/cancellation.ts';
import { cancellationTransitions, type CancellationEvent } from '#functions/states/cancellation.ts';
import { checkoutTransitions, type CheckoutEvent, type CheckoutState } from '#functions/states/checkout.ts';
import {
  subscriptionTransitions,
  type SubscriptionEffect,
  type SubscriptionEvent,
  type SubscriptionState,
} from '#functions/states/subscription.ts';
import { transitionOn } from '#functions/states/transitions.ts';
import { inputs } from '../../openInputs/holds.ts';

/** A hundred thousand steps in total. */
const walks = 500;
const stepsOfAWalk = 200;
const minute = 60_000;

/** A subscription at the provider, with its checkout. */
interface Opened {
  checkout: CheckoutState;
  status: 'pending' | 'active' | 'suspended' | 'ended';
  charged: boolean;
  refunded: boolean;
  /** Whether it was ever recorded for the owner, and whether it was refused or ended before. */
  used: boolean;
  refused: boolean;
}

/** One owner, all checkouts, and the cancellations queued for the provider. */
class World {
  now = Date.parse('2026-11-01T00:00:00Z');
  readonly opened = new Map<string, Opened>();
  readonly outbox = new Map<string, Cancellation>();
  record: { state: SubscriptionState; id: string | null } = { state: 'none', id: null };

  moment(): Date {
    return new Date(this.now);
  }

  find(id: string): Opened {
    const found = this.opened.get(id);
    if (!found) throw new Error(`no subscription ${id}`);
    return found;
  }

  move(id: string, event: CheckoutEvent): void {
    const one = this.find(id);
    one.checkout = transitionOn(checkoutTransitions, { state: one.checkout, event })?.to ?? one.checkout;
  }

  cancel(subscriptionId: string, reason: CancelReason, refundForCheckout?: string): void {
    const wanted = {
      subscriptionId,
      reason,
      now: this.moment(),
      ...(refundForCheckout && { refundForCheckout }),
    };
    this.outbox.set(subscriptionId, noted(this.outbox.get(subscriptionId), wanted));
  }

  /** Applies an event to the owner's record, and returns the effects. */
  onRecord(event: SubscriptionEvent): readonly SubscriptionEffect[] | null {
    const transition = transitionOn(subscriptionTransitions, { state: this.record.state, event });
    if (!transition) return null;
    this.record.state = transition.to;
    const effects = transition.effects ?? [];
    if (this.record.id !== null && effects.includes('suspend it at the provider')) {
      const one = this.find(this.record.id);
      if (one.status === 'active') one.status = 'suspended';
    }
    if (this.record.id !== null && effects.includes('cancel it at the provider')) {
      this.cancel(this.record.id, event === 'deleted' ? 'deleted' : 'owner');
    }
    return effects;
  }

  goesOn(): boolean {
    return ['active', 'suspended', 'paused'].includes(this.record.state);
  }

  /** The end of a pause: the provider continues, and would charge on the promised date or on another. */
  endPause(event: 'pauseOver' | 'pauseFailed'): void {
    const { state, id } = this.record;
    if (state !== 'paused' || id === null || this.find(id).status !== 'suspended') return;
    this.find(id).status = 'active';
    this.onRecord(event);
  }

  /** The server reads a subscription after an event, a browser's request or its own comparison. */
  hear(id: string): void {
    const one = this.find(id);
    if (this.record.id === id) {
      if (one.status === 'active') this.onRecord('resumed');
      if (one.status === 'suspended') this.onRecord('suspended');
      if (one.status === 'ended') this.onRecord('endedAtProvider');
    } else if (one.status === 'active') {
      if (this.goesOn()) this.refuse(id, 'duplicate', !one.used);
      else if (one.used || one.checkout === 'active') this.refuse(id, 'orphan', !one.used);
      else if (!one.refused) {
        this.onRecord('approved');
        this.record.id = id;
        one.used = true;
        this.move(id, 'recorded');
      }
    } else if (one.status === 'suspended') {
      // A used subscription is ended too, and keeps its charges, because bookkeeping knows it.
      this.cancel(id, 'suspended', one.used ? undefined : id);
      this.move(id, 'suspended');
      one.refused = true;
    } else if (one.status !== 'pending' && !one.used) {
      one.refused = true;
      if (one.charged && this.isUnsettled(id)) this.cancel(id, 'orphan', id);
    }
  }

  /** Whether an end without a record was never queued, or was charged since. */
  isUnsettled(id: string): boolean {
    const entry = this.outbox.get(id);
    if (!entry) return true;
    return entry.state !== 'waiting' && entry.refundForCheckout !== null && !this.find(id).refunded;
  }

  refuse(id: string, reason: CancelReason, giveBack: boolean): void {
    this.find(id).refused = true;
    this.cancel(id, reason, giveBack ? id : undefined);
    this.move(id, 'refused');
  }

  /** Carries out due cancellations. The provider complies, or responds with `answer`. */
  carryOut(answer: Exclude<CancellationEvent, 'noted' | 'ended' | 'unreadable'> | 'works'): void {
    for (const [id, entry] of this.outbox) {
      if (!entry.nextTry || entry.nextTry > this.moment()) continue;
      const one = this.find(id);
      if (answer === 'works' || answer === 'unsettled') one.status = 'ended';
      if (answer === 'works' && entry.refundForCheckout !== null && one.charged) one.refunded = true;
      const event = answer === 'works' ? 'ended' : answer;
      const claimed = { ...entry, tries: entry.tries + 1 };
      this.outbox.set(id, afterTry(claimed, { event, now: this.moment() }).cancellation);
    }
  }
}

const moves = {
  open: (world: World) => {
    if (world.goesOn()) return;
    for (const [id] of world.opened) world.move(id, 'replaced');
    const id = `I-${world.opened.size}`;
    world.opened.set(id, {
      checkout: 'open',
      status: 'pending',
      charged: false,
      refunded: false,
      used: false,
      refused: false,
    });
  },
  approve: (_world: World, one: Opened) => {
    if (one.status === 'pending') one.status = 'active';
  },
  charge: (_world: World, one: Opened) => {
    if (one.status === 'active') one.charged = true;
  },
  suspend: (_world: World, one: Opened) => {
    if (one.status === 'active') one.status = 'suspended';
  },
  resume: (_world: World, one: Opened) => {
    if (one.status === 'suspended') one.status = 'active';
  },
  end: (_world: World, one: Opened) => {
    one.status = 'ended';
  },
  hear: (world: World, _one: Opened, id: string) => world.hear(id),
  giveUp: (world: World, _one: Opened, id: string) => world.move(id, 'givenUp'),
  pause: (world: World) => void world.onRecord('paused'),
  endPause: (world: World) => world.endPause('pauseOver'),
  failPause: (world: World) => world.endPause('pauseFailed'),
  cancel: (world: World) => void world.onRecord('cancelled'),
  erase: (world: World) => {
    world.onRecord('deleted');
    world.record = { state: 'none', id: null };
  },
  wait: (world: World) => {
    world.now += 240 * minute;
  },
  works: (world: World) => world.carryOut('works'),
  unsettled: (world: World) => world.carryOut('unsettled'),
  alive: (world: World) => world.carryOut('alive'),
  notFound: (world: World) => world.carryOut('notFound'),
  failed: (world: World) => world.carryOut('failed'),
} as const satisfies Record<string, (world: World, one: Opened, id: string) => void>;

const moveNames = Object.keys(moves) as Array<keyof typeof moves>;

/** The violations, by the invariants of the same number if there are any. */
function violationsOf(world: World): string[] {
  const found: string[] = [];
  for (const [id, one] of world.opened) {
    const entry = world.outbox.get(id);
    if (one.refunded && one.used) found.push(`I2: ${id} was used and given back`);
    if (one.checkout === 'active' && !one.used) found.push(`I5: ${id} closed its checkout unrecorded`);
    if (entry && (entry.nextTry !== null) !== (entry.state === 'waiting'))
      found.push(`I16: ${id} is ${entry.state}, and next tried ${String(entry.nextTry)}`);
  }
  const { state, id } = world.record;
  if ((state === 'none') !== (id === null)) found.push(`I1: a record is ${state} of ${id}`);
  return found;
}

/** The violations at rest. An operator was alerted to each failed cancellation. */
function leftIn(world: World): string[] {
  return [...world.opened].flatMap(([id, one]) => {
    const entry = world.outbox.get(id);
    if (entry?.state === 'dead') return [];
    const billed = one.status === 'active' || one.status === 'suspended';
    const found: string[] = [];
    const paused = world.record.state === 'paused' && world.record.id === id;
    if (paused && one.status === 'active') found.push(`I18: ${id} is billed in a pause`);
    if (billed && world.record.id !== id) found.push(`I4: ${id} is billed without a record`);
    if (entry && entry.state !== 'done') found.push(`I16: ${id} waits`);
    const forNothing = one.charged && !one.used && one.status === 'ended' && !one.refunded;
    if (forNothing) found.push(`I2: ${id} was charged for nothing`);
    return found;
  });
}

/** Repeats provider responses, server reads and outbox runs until the state is stable. */
function settle(world: World): void {
  for (let round = 0; round < 3; round += 1) {
    for (const id of world.opened.keys()) world.hear(id);
    world.now += 300 * minute;
    world.carryOut('works');
  }
}

describe('the tables of states', () => {
  it('never bill without a record, never refund used money, and leave no work pending', () => {
    const step = fc.tuple(fc.constantFrom(...moveNames), fc.nat());
    const walk = fc.array(step, { minLength: stepsOfAWalk, maxLength: stepsOfAWalk });
    fc.assert(
      fc.property(walk, (steps) => {
        const world = new World();
        for (const [name, choice] of steps) {
          const ids = [...world.opened.keys()];
          const id = ids[choice % Math.max(1, ids.length)];
          if (id === undefined) moves.open(world);
          else moves[name](world, world.find(id), id);
          const found = violationsOf(world);
          if (found.length > 0) throw new Error(`${name} ${id}: ${found.join('; ')}`);
        }
        settle(world);
        expect(leftIn(world)).toEqual([]);
      }),
      { numRuns: inputs(walks) },
    );
  });

  it('name only existing states', () => {
    for (const table of [checkoutTransitions, subscriptionTransitions, cancellationTransitions]) {
      const states = Object.keys(table);
      const rows: ReadonlyArray<Readonly<Record<string, ReadonlyArray<{ to: string }>>>> =
        Object.values(table);
      const named = rows.flatMap((row) => Object.values(row).flatMap((all) => all.map(({ to }) => to)));
      expect(named.filter((to) => !states.includes(to))).toEqual([]);
    }
  });
});
