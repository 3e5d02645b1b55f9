import { createContext, useContext, useSyncExternalStore } from 'react';
import { startCourier } from './courier.ts';
import type { Step, World } from './world.ts';
import { browserKeep } from './worldKeep.ts';
import { createWorldStore, type WorldStore } from './worldStore.ts';

/** Gives the demos inside it a world of their own, for stories and tests. Without it they share the page's. */
export const WorldContext = createContext<WorldStore | undefined>(undefined);

let shared: WorldStore | undefined;

/** The store all demos of the page share; opened, with its courier, when the first demo asks. */
function sharedWorld(): WorldStore {
  if (!shared) {
    shared = createWorldStore(browserKeep);
    startCourier(shared);
  }
  return shared;
}

/** What a demo holds in its hands. */
export interface WorldHandle {
  world: World;
  /** Takes a step: `change(placeOrder(newId()))`. */
  change: (step: Step) => void;
}

/** The demo business as it is now, and the way to change it. Draws again after every step, here or in another tab. */
export function useWorld(): WorldHandle {
  const store = useContext(WorldContext) ?? sharedWorld();
  const world = useSyncExternalStore(store.subscribe, store.get, store.get);
  return { world, change: store.change };
}
