import { unlessBlocked } from './unlessBlocked.ts';

/** A mark in this tab's storage that survives a reload. `unkept` is its value if storage is blocked. */
export function tabMark(key: string, unkept: boolean) {
  const isSet = () => unlessBlocked(() => window.sessionStorage.getItem(key) !== null) ?? unkept;
  return {
    isSet,
    /** Sets the mark, if it can be stored. */
    set(): void {
      unlessBlocked(() => window.sessionStorage.setItem(key, ''));
    },
    /** Whether the mark was set; clears it. */
    take(): boolean {
      const marked = isSet();
      unlessBlocked(() => window.sessionStorage.removeItem(key));
      return marked;
    },
  };
}
