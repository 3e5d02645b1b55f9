import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSyncTimer } from '#demos/state/syncTimer.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import { parseDemoState, serializeDemoState } from '#demos/state/serializedState.ts';
import { setAirplane } from '#demos/state/sync.ts';
import { editCart, placeOrder } from '#demos/state/demoState.ts';
import { memoryStorage } from '#demos/state/demoStorage.ts';
import { createDemoStore } from '#demos/state/demoStore.ts';

const line = { id: 'l', itemId: 'horchata', modifierIds: [], quantity: 1 };
const fill = editCart(() => [line]);

describe('a stored state', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{"version":'],
    ['another version', '{"version":99}'],
    ['something else', '[1,2,3]'],
  ])('that is %s becomes the sample', (_, text) => {
    expect(parseDemoState(text)).toEqual(sampleState);
  });

  it('with one damaged part keeps the other parts', () => {
    const state = {
      ...JSON.parse(serializeDemoState(fill(sampleState))),
      menu: { categories: 'none' },
      nextTicket: -3,
      discounts: [{ ...sampleState.discounts[0], scope: { kind: 'planet' } }],
      queue: [{ state: 'waiting' }],
    };
    expect(parseDemoState(JSON.stringify(state))).toEqual({ ...sampleState, cart: [line] });
  });
});

describe('the store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('notifies its listeners of a change, not of an update that changes nothing', () => {
    const store = createDemoStore(memoryStorage());
    const listener = vi.fn();
    store.subscribe(listener);
    store.change(fill);
    store.change(setAirplane(false));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not undo another tab’s sales', () => {
    const keep = memoryStorage();
    const [one, other] = [createDemoStore(keep), createDemoStore(keep)];
    one.change((state) => placeOrder('a')(fill(state)));
    other.change((state) => placeOrder('b')(fill(state)));
    expect(
      createDemoStore(keep)
        .get()
        .queue.map(({ order }) => order.id),
    ).toEqual(['a', 'b']);
  });

  it('works without storage if the browser refuses it', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const store = createDemoStore({ read: refuse, write: refuse, watch: refuse });
    const listener = vi.fn();
    store.subscribe(listener);
    store.change(fill);
    expect(store.get().cart).toEqual([line]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('sends its orders to the server on the timer once it is online', () => {
    const store = createDemoStore(memoryStorage());
    const stop = startSyncTimer(store, 100);
    store.change(setAirplane(true));
    store.change((state) => placeOrder('a')(fill(state)));
    vi.advanceTimersByTime(1_000);
    expect(store.get().server.orders).toHaveLength(0);
    store.change(setAirplane(false));
    vi.advanceTimersByTime(200);
    expect(store.get()).toMatchObject({ queue: [], server: { orders: [{ id: 'a' }], repeats: 0 } });
    stop();
  });
});
