import type { SessionCache, SessionGateway } from '#gateways/SessionGateway.ts';

/** A browser's storage that lasts as long as the story and can be changed as if by another tab. */
export interface MemorySession extends SessionGateway {
  /** Changes the stored values and notifies listeners, as if in another tab. */
  changeElsewhere(values: Partial<SessionCache>): void;
}

/** Stores values in memory, starting with the given ones. */
export function memorySession(initial: Partial<SessionCache> = {}): MemorySession {
  let values = { ...initial };
  const listeners = new Set<() => void>();
  const clear = () => {
    values = {};
  };
  return {
    read: () => ({ ...values }),
    save: (changes) => {
      // A real storage does not give back the number of an empty field.
      const given = Object.entries(changes as Record<string, unknown>).filter(
        ([, value]) => value !== undefined && !Number.isNaN(value),
      );
      values = { ...values, ...Object.fromEntries(given) };
    },
    stores: () => true,
    readUnsent: () => ({}),
    forgetUnsent: () => undefined,
    clear,
    // The sign-in of a story is not stored here.
    forgetOwner: clear,
    onChangedElsewhere: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeElsewhere: (changes) => {
      values = { ...values, ...changes };
      for (const listener of listeners) listener();
    },
  };
}
