import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCourier } from '#demos/world/courier.ts';
import { resetWorld, sampleWorld } from '#demos/world/sampleWorld.ts';
import { readWorld, writeWorld } from '#demos/world/storedWorld.ts';
import { setAirplane } from '#demos/world/sync.ts';
import { changeShift, editCart, placeOrder } from '#demos/world/world.ts';
import { memoryKeep } from '#demos/world/worldKeep.ts';
import { createWorldStore } from '#demos/world/worldStore.ts';

const line = { id: 'l', itemId: 'horchata', modifierIds: [], quantity: 1 };
const fill = editCart(() => [line]);

describe('a stored world', () => {
  it('comes back as it was written', () => {
    const world = placeOrder('a')(
      fill(changeShift({ spotId: 'lantern', day: 'sat', hour: 20 })(sampleWorld)),
    );
    expect(readWorld(writeWorld(world))).toEqual(world);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"version":'],
    ['another version', '{"version":99}'],
    ['something else', '[1,2,3]'],
  ])('that is %s becomes the sample', (_, text) => {
    expect(readWorld(text)).toEqual(sampleWorld);
  });

  it('with one damaged part keeps the others', () => {
    const world = {
      ...JSON.parse(writeWorld(fill(sampleWorld))),
      menu: { categories: 'none' },
      nextTicket: -3,
    };
    expect(readWorld(JSON.stringify(world))).toEqual({ ...sampleWorld, cart: [line] });
  });
});

describe('the store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells its listeners about a change, and not about a step that changes nothing', () => {
    const store = createWorldStore(memoryKeep());
    const listener = vi.fn();
    store.subscribe(listener);
    store.change(fill);
    store.change(setAirplane(false));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('opens where the visitor left', () => {
    const keep = memoryKeep();
    createWorldStore(keep).change(fill);
    expect(createWorldStore(keep).get().cart).toEqual([line]);
  });

  it('of two tabs, neither undoes what the other sold', () => {
    const keep = memoryKeep();
    const [one, other] = [createWorldStore(keep), createWorldStore(keep)];
    one.change((world) => placeOrder('a')(fill(world)));
    other.change((world) => placeOrder('b')(fill(world)));
    expect(
      createWorldStore(keep)
        .get()
        .queue.map(({ order }) => order.id),
    ).toEqual(['a', 'b']);
  });

  it('goes on without storage when the browser refuses it', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const store = createWorldStore({ read: refuse, write: refuse, watch: refuse });
    const listener = vi.fn();
    store.subscribe(listener);
    store.change(fill);
    expect(store.get().cart).toEqual([line]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('goes back to the sample by a reset, for every tab', () => {
    const keep = memoryKeep();
    const store = createWorldStore(keep);
    store.change(fill);
    store.change(resetWorld);
    expect(readWorld(keep.read())).toEqual(sampleWorld);
  });

  it('has its orders carried to the server by the courier, once there is a signal', () => {
    const store = createWorldStore(memoryKeep());
    const stop = startCourier(store, 100);
    store.change(setAirplane(true));
    store.change((world) => placeOrder('a')(fill(world)));
    vi.advanceTimersByTime(1_000);
    expect(store.get().server.orders).toHaveLength(0);
    store.change(setAirplane(false));
    vi.advanceTimersByTime(200);
    expect(store.get()).toMatchObject({ queue: [], server: { orders: [{ id: 'a' }], repeats: 0 } });
    stop();
  });
});
