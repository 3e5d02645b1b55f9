const key = 'left-for-google';

/**
 * Remembers in this tab that its owner left for Google's own page. Asking Firebase would need its SDK, on every visit
 * to the sign-in.
 */
export const googleRedirectMarker = {
  note(): void {
    try {
      window.sessionStorage.setItem(key, 'yes');
    } catch {
      // Storage is forbidden here; Firebase will say so itself.
    }
  },
  /** Forgets it; whether there was anything to forget. */
  forget(): boolean {
    try {
      const left = window.sessionStorage.getItem(key) !== null;
      window.sessionStorage.removeItem(key);
      return left;
    } catch {
      return false;
    }
  },
};
