import type { CloseWatcher } from '#hooks/useCloseRequest.ts';

let watchers: CloseWatcher[] = [];

/** Stands in for the browser's `CloseWatcher`, which answers to the Back of Android. */
class FakeCloseWatcher extends EventTarget implements CloseWatcher {
  constructor() {
    super();
    watchers.push(this);
  }

  destroy(): void {
    watchers = watchers.filter((one) => one !== this);
  }
}

export const closeRequests = {
  /** Puts the stand-in in place. @returns the undo. */
  begin(): () => void {
    const place = window as { CloseWatcher?: unknown };
    const before = place.CloseWatcher;
    watchers = [];
    place.CloseWatcher = FakeCloseWatcher;
    return () => {
      place.CloseWatcher = before;
    };
  },
  /** Presses Back. @returns whether a part was open, so that the page stays. */
  send(): boolean {
    const last = watchers.pop();
    last?.dispatchEvent(new Event('close'));
    return last !== undefined;
  },
};
