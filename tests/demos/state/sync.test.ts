import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleState } from '#demos/state/sampleState.ts';
import { parseDemoState, serializeDemoState } from '#demos/state/serializedState.ts';
import { advanceSync, canSync, requeueUnanswered, setAirplane } from '#demos/state/sync.ts';
import { placeOrder, soldOrders, type StateUpdate, type DemoState } from '#demos/state/demoState.ts';
import { sold } from '#stories/demos/support/sold.ts';

const sell = (id: string) => sold({ id, itemId: 'horchata' });

const reload: StateUpdate = (state) => requeueUnanswered(parseDemoState(serializeDemoState(state)));

function run(steps: StateUpdate[]): DemoState {
  return steps.reduce((now, step) => step(now), sampleState);
}

function drained(state: DemoState): DemoState {
  let now = setAirplane(false)(state);
  while (canSync(now)) now = advanceSync(now);
  return now;
}

const step: fc.Arbitrary<{ sells?: string; step: StateUpdate }> = fc.oneof(
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

describe('in any order of taps, lost signals, retries and reloads', () => {
  it('the server stores each order exactly once (R-DEMO-TRY)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const all = new Set(steps.flatMap(({ sells }) => sells ?? []));
        const ids = drained(run(steps.map((entry) => entry.step))).server.orders.map(({ id }) => id);
        expect(ids.toSorted()).toEqual([...all].toSorted());
      }),
    );
  });

  it('no order is lost or counted twice on the way', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const all = new Set<string>();
        let state = sampleState;
        for (const { sells, step: next } of steps) {
          state = next(state);
          if (sells) all.add(sells);
          expect(
            soldOrders(state)
              .map(({ id }) => id)
              .toSorted(),
          ).toEqual([...all].toSorted());
        }
      }),
    );
  });
});

describe('the queue', () => {
  it('resends after a lost response, and the server ignores the repeat', () => {
    const cut = run([sell('a'), advanceSync, setAirplane(true)]);
    expect(cut.queue[0]?.state).toBe('waiting');
    const back = drained(cut);
    expect(back.server).toMatchObject({ repeats: 1, orders: [{ id: 'a' }] });
  });
});

describe('an order', () => {
  it('of an empty cart is not placed', () => {
    expect(placeOrder('a')(sampleState)).toBe(sampleState);
  });

  it('empties the cart and raises the ticket number', () => {
    const state = run([sell('a')]);
    expect(state.cart).toEqual([]);
    expect(state.nextTicket).toBe(sampleState.nextTicket + 1);
  });
});
