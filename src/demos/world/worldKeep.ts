import { worldKey } from './storedWorld.ts';

/** Where a world's text is kept. A browser may refuse each of these with an exception. */
export interface WorldKeep {
  read: () => string | null;
  write: (text: string) => void;
  /** Calls back when another tab has written. Answers with how to stop. */
  watch: (listener: () => void) => () => void;
}

/** Keeps the world in this browser's local storage, where every tab of the site finds it. */
export const browserKeep: WorldKeep = {
  read: () => localStorage.getItem(worldKey),
  write: (text) => localStorage.setItem(worldKey, text),
  watch: (listener) => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === worldKey) listener();
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  },
};

/** Keeps a world as long as somebody holds on to it: for stories and tests. */
export function memoryKeep(): WorldKeep {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
    },
    watch: () => () => undefined,
  };
}
