import { onAuthStateChanged, type Auth } from 'firebase/auth';

/** Distinguishes this tab's sign-ins and logouts from those of other tabs. */
export interface OtherTabs {
  /** Runs an action that may sign this tab in or out, without notifying the listeners. */
  runHere<Result>(action: () => Promise<Result>): Promise<Result>;
  /** Calls back when an owner signs in or out in another tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Watches the signed-in owner. Firebase learns of changes by other tabs from the browser's `storage` events; on phones it checks
 * once a second.
 */
export function watchOtherTabs(auth: Auth): OtherTabs {
  const listeners = new Set<() => void>();
  let last: Promise<unknown> = auth.authStateReady();
  let known: string | null | undefined;
  const uid = () => auth.currentUser?.uid ?? null;
  const checkOwner = async () => {
    // Firebase reports this tab's own sign-in before it is complete.
    await last;
    const changed = known !== undefined && known !== uid();
    known = uid();
    if (changed) for (const listener of listeners) listener();
  };
  onAuthStateChanged(auth, () => void checkOwner());
  // A page in the back/forward cache missed those events, and would show an owner who has logged out on a later page. An event
  // without a key makes Firebase compare all it knows.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.dispatchEvent(new StorageEvent('storage'));
  });

  return {
    runHere: (action) => {
      const running = action().finally(() => {
        known = uid();
      });
      last = running.catch(() => undefined);
      return running;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
