/** What went wrong on a page: an event of the window, or an error that a part of the page has caught. */
export type Problem = Pick<ErrorEvent, 'type' | 'error'> | Pick<PromiseRejectionEvent, 'type' | 'reason'>;

declare global {
  interface Window {
    /** The page's problems; absent in stories. Kept by the page's inline script until the collector sends them. */
    problems?: Problem[];
  }
}

/** Passes an error on that a part of the page has handled; without this nobody would hear of it. */
export function reportCaught(error: unknown): void {
  window.problems?.push({ type: 'caught', error });
}
