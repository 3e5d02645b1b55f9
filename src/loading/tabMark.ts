/**
 * A mark in this tab's storage, which outlives the page. `unkept` is what is read where the storage is forbidden.
 */
export function tabMark(key: string, unkept: boolean) {
  return {
    /** Sets the mark, where one can be kept. */
    set(): void {
      try {
        window.sessionStorage.setItem(key, '');
      } catch {
        // `take` answers for it.
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
