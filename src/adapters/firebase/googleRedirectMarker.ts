const key = 'left-for-google';

/**
 * Remembers in this tab that the owner was redirected to Google. Asking Firebase instead would load its SDK on every
 * visit to the sign-in.
 */
export const googleRedirectMarker = {
  note(): void {
    try {
      window.sessionStorage.setItem(key, 'yes');
    } catch {
      // Storage is forbidden here; Firebase will say so itself.
    }
  },
  /** Clears the marker. Returns whether it was set. */
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
