import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';
import { vi } from 'vitest';

/** A clock that passes without real waiting. */
export interface VirtualTime {
  now: () => Date;
  pass: (milliseconds: number) => Promise<void>;
  /** Moves the clock without running the timers in between. */
  skip: (milliseconds: number) => void;
  reset: () => void;
  /** Ignores the timer of a signal without listeners, so that time does not wait for it. */
  forget(signal: AbortSignal | null | undefined): void;
  stop(): void;
}

const later = <Value>(milliseconds?: number, value?: Value): Promise<Value> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value as Value), milliseconds);
  });

/** Real time for tests that wait for another process; only the services' clock is moved. */
export function realTime(): VirtualTime {
  let offset = 0;
  const skip = (milliseconds: number) => {
    offset += milliseconds;
  };
  return {
    now: () => new Date(Date.now() + offset),
    pass: async (milliseconds) => skip(milliseconds),
    skip,
    reset: () => {
      offset = 0;
    },
    forget: () => undefined,
    stop: () => undefined,
  };
}

/**
 * Stops the clock of this process: time passes only when no other work is left, and then without waiting, so that an
 * eight-second timeout or a two-minute delay takes no test time. Covers `setTimeout`, its promise in `node:timers/promises`,
 * `Date` and `AbortSignal.timeout`.
 */
export function startVirtualTime(): VirtualTime {
  const timers = new WeakMap<AbortSignal, ReturnType<typeof setTimeout>>();
  const real = timersPromises.setTimeout;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setTimerTickMode('nextTimerAsync');
  timersPromises.setTimeout = later;
  syncBuiltinESMExports();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const ending = new AbortController();
    const end = () =>
      ending.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    timers.set(ending.signal, setTimeout(end, milliseconds));
    return ending.signal;
  });
  return {
    now: () => new Date(),
    pass: (milliseconds) => later(milliseconds),
    skip: (milliseconds) => vi.setSystemTime(Date.now() + milliseconds),
    reset: () => vi.setSystemTime(vi.getRealSystemTime()),
    forget(signal) {
      if (signal) clearTimeout(timers.get(signal));
    },
    stop() {
      timeout.mockRestore();
      timersPromises.setTimeout = real;
      syncBuiltinESMExports();
      vi.useRealTimers();
    },
  };
}
