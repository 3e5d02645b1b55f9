import { createContext, useContext, useSyncExternalStore } from 'react';
import { startSyncTimer } from './syncTimer.ts';
import type { StateUpdate, DemoState } from './demoState.ts';
import { browserStorage } from './demoStorage.ts';
import { createDemoStore, type DemoStore } from './demoStore.ts';

/** Gives the demos inside it their own store, for stories and tests. Without a provider, they share the page's store. */
export const DemoStoreContext = createContext<DemoStore | undefined>(undefined);

let shared: DemoStore | undefined;

/** The store shared by all demos of the page; created, with its sync timer, on first use. */
function sharedStore(): DemoStore {
  if (!shared) {
    shared = createDemoStore(browserStorage);
    startSyncTimer(shared);
  }
  return shared;
}

export interface DemoStateHandle {
  state: DemoState;
  /** Applies an update: `change(placeOrder(crypto.randomUUID()))`. */
  change: (step: StateUpdate) => void;
}

/** Reads the demo state and re-renders after every update, here or in another tab. */
export function useDemoState(): DemoStateHandle {
  const store = useContext(DemoStoreContext) ?? sharedStore();
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  return { state, change: store.change };
}
