import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine } from '#demos/world/cart.ts';
import { sampleWorld } from '#demos/world/sampleWorld.ts';
import { readWorld, writeWorld } from '#demos/world/storedWorld.ts';
import { advanceSync, canSync, forgetAnswers, setAirplane } from '#demos/world/sync.ts';
import { editCart, placeOrder, soldOrders, type Step, type World } from '#demos/world/world.ts';

function sell(id: string): Step {
  return (world) => {
    const filled = editCart((cart) =>
      addLine(cart, { id, itemId: 'horchata', modifierIds: [], quantity: 1 }),
    );
    return placeOrder(id)(filled(world));
  };
}

const reload: Step = (world) => forgetAnswers(readWorld(writeWorld(world)));

function run(steps: Step[], world: World = sampleWorld): World {
  return steps.reduce((now, step) => step(now), world);
}

function drained(world: World): World {
  let now = setAirplane(false)(world);
  while (canSync(now)) now = advanceSync(now);
  return now;
}

const step: fc.Arbitrary<{ sells?: string; step: Step }> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .integer({ min: 1, max: 12 })
      .map((n) => ({ sells: `order-${n}`, step: sell(`order-${n}`) })),
  },
  { weight: 2, arbitrary: fc.boolean().map((on) => ({ step: setAirplane(on) })) },
  { weight: 5, arbitrary: fc.constant({ step: advanceSync }) },
  { weight: 1, arbitrary: fc.constant({ step: reload }) },
);

describe('whatever the order of taps, lost signals, retries and reloads', () => {
  it('each order is written down by the server exactly once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const sold = new Set(steps.flatMap(({ sells }) => sells ?? []));
        const ids = drained(run(steps.map((entry) => entry.step))).server.orders.map(({ id }) => id);
        expect(ids.toSorted()).toEqual([...sold].toSorted());
      }),
    );
  });

  it('no order is lost or counted twice on the way', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const sold = new Set<string>();
        let world = sampleWorld;
        for (const { sells, step: next } of steps) {
          world = next(world);
          if (sells) sold.add(sells);
          expect(
            soldOrders(world)
              .map(({ id }) => id)
              .toSorted(),
          ).toEqual([...sold].toSorted());
        }
      }),
    );
  });
});

describe('the queue', () => {
  it('keeps what is sold in airplane mode on the device', () => {
    const world = run([setAirplane(true), sell('a'), advanceSync, advanceSync]);
    expect(world.queue).toHaveLength(1);
    expect(world.server.orders).toHaveLength(0);
  });

  it('is empty two half journeys after the signal came back', () => {
    const world = run([setAirplane(true), sell('a'), setAirplane(false), advanceSync, advanceSync]);
    expect(world.queue).toHaveLength(0);
    expect(world.server.orders).toHaveLength(1);
  });

  it('sends again when the answer was lost, and the server ignores the repeat', () => {
    const cut = run([sell('a'), advanceSync, setAirplane(true)]);
    expect(cut.queue[0]?.state).toBe('waiting');
    const back = drained(cut);
    expect(back.server).toMatchObject({ repeats: 1, orders: [{ id: 'a' }] });
  });

  it('takes a second tap with the same id for the first', () => {
    expect(run([sell('a'), sell('a')]).queue).toHaveLength(1);
  });
});

describe('an order', () => {
  it('of an empty cart is not placed', () => {
    expect(placeOrder('a')(sampleWorld)).toBe(sampleWorld);
  });

  it('empties the cart and counts the ticket up', () => {
    const world = run([sell('a')]);
    expect(world.cart).toEqual([]);
    expect(world.nextTicket).toBe(sampleWorld.nextTicket + 1);
  });
});
