import { demoStateKey } from './serializedState.ts';

/** Storage for the serialized demo state. A browser may throw from each method. */
export interface DemoStorage {
  read: () => string | null;
  write: (text: string) => void;
  /** Calls back when another tab writes, as long as the page is open. */
  watch: (listener: () => void) => void;
}

/** Local storage, shared by all tabs of the site. */
export const browserStorage: DemoStorage = {
  read: () => localStorage.getItem(demoStateKey),
  write: (text) => localStorage.setItem(demoStateKey, text),
  watch: (listener) => {
    addEventListener('storage', ({ key }) => {
      if (key === demoStateKey) listener();
    });
  },
};

export function memoryStorage(): DemoStorage {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
    },
    watch: () => undefined,
  };
}
