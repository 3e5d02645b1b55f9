import { readWorld, writeWorld } from './storedWorld.ts';
import { forgetAnswers } from './sync.ts';
import type { Step, World } from './world.ts';
import type { WorldKeep } from './worldKeep.ts';

/** Holds the one world that all demos on the page look at. */
export interface WorldStore {
  /** The world now; the same object until something changes. */
  get: () => World;
  /** Calls back after every change, here or in another tab. Answers with how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Takes one step. Another tab's latest step is read first, so that two tabs never undo each other's sales. */
  change: (step: Step) => void;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    // A browser that blocks site data, or has no room: the world then lives as long as the page.
    return undefined;
  }
}

/** Opens the world that was kept, or the sample one. */
export function createWorldStore(keep: WorldKeep): WorldStore {
  const listeners = new Set<() => void>();
  let text = attempt(keep.read) ?? null;
  let world = forgetAnswers(readWorld(text));
  let stopWatching: (() => void) | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const catchUp = () => {
    const latest = attempt(keep.read);
    if (latest === undefined || latest === null || latest === text) return false;
    text = latest;
    world = readWorld(latest);
    return true;
  };

  return {
    get: () => world,
    subscribe: (listener) => {
      listeners.add(listener);
      stopWatching ??= attempt(() =>
        keep.watch(() => {
          if (catchUp()) tell();
        }),
      );
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },
    change: (step) => {
      const caughtUp = catchUp();
      const next = step(world);
      if (next !== world) {
        world = next;
        const written = writeWorld(next);
        attempt(() => {
          keep.write(written);
          text = written;
        });
      } else if (!caughtUp) return;
      tell();
    },
  };
}
