import { useEffect, useEffectEvent } from 'react';

/** Chrome on Android asks it to close when its owner presses Back, which leaves the page only if nothing is open. */
export interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Closes an open part that lies over the page by Back on Android, where the browser offers that, as it closes a `<dialog>`. */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !Watcher) return undefined;
    const watcher = new Watcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}
