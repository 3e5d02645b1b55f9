/** A mark in this tab's storage that survives a reload. `unkept` is its value if storage is blocked. */
export function tabMark(key: string, unkept: boolean) {
  return {
    /** Sets the mark, if it can be stored. */
    set(): void {
      try {
        window.sessionStorage.setItem(key, '');
      } catch {
        // Storage is blocked; `take()` returns `unkept`.
      }
    },
    isSet(): boolean {
      try {
        return window.sessionStorage.getItem(key) !== null;
      } catch {
        return unkept;
      }
    },
    /** Whether the mark was set; clears it. */
    take(): boolean {
      try {
        const marked = window.sessionStorage.getItem(key) !== null;
        window.sessionStorage.removeItem(key);
        return marked;
      } catch {
        return unkept;
      }
    },
  };
}
