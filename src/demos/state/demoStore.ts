import { parseDemoState, serializeDemoState } from './serializedState.ts';
import { requeueUnanswered } from './sync.ts';
import type { StateUpdate, DemoState } from './demoState.ts';
import type { DemoStorage } from './demoStorage.ts';

/** The store that all demos on the page share. */
export interface DemoStore {
  /** The current state; the same object until something changes. */
  get: () => DemoState;
  /** Calls back after every change, here or in another tab. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Applies an update to the latest stored state, so tabs do not overwrite each other's sales. */
  change: (step: StateUpdate) => void;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    // If the browser blocks site data or storage is full, the state lasts as long as the page.
    return undefined;
  }
}

/** Opens the stored state, or the sample state if none is stored. */
export function createDemoStore(keep: DemoStorage): DemoStore {
  const listeners = new Set<() => void>();
  let text = attempt(keep.read) ?? null;
  let state = requeueUnanswered(parseDemoState(text));

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const catchUp = () => {
    const latest = attempt(keep.read);
    if (latest === undefined || latest === null || latest === text) return false;
    text = latest;
    state = parseDemoState(latest);
    return true;
  };

  attempt(() =>
    keep.watch(() => {
      if (catchUp()) tell();
    }),
  );

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (step) => {
      const caughtUp = catchUp();
      const next = step(state);
      if (next !== state) {
        state = next;
        const written = serializeDemoState(next);
        attempt(() => {
          keep.write(written);
          text = written;
        });
      } else if (!caughtUp) return;
      tell();
    },
  };
}
