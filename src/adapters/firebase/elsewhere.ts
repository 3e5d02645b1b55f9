import { onAuthStateChanged, type Auth } from 'firebase/auth';

/** Tells what this tab did from what Firebase brings over from the browser's other tabs. */
export interface Elsewhere {
  /** Does something that may sign this tab in or out; what comes of it is no news. */
  here<Answer>(action: () => Promise<Answer>): Promise<Answer>;
  /** Calls back when somebody signed in or out in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Watches who is signed in. Firebase looks for the other tabs' doing about once a second. */
export function watchElsewhere(auth: Auth): Elsewhere {
  const listeners = new Set<() => void>();
  let last: Promise<unknown> = auth.authStateReady();
  let known: string | null | undefined;
  const uid = () => auth.currentUser?.uid ?? null;
  const look = async () => {
    // An own sign-in is reported before it is done with.
    await last;
    const changed = known !== undefined && known !== uid();
    known = uid();
    if (changed) for (const listener of listeners) listener();
  };
  onAuthStateChanged(auth, () => void look());

  return {
    here: (action) => {
      const doing = action().finally(() => {
        known = uid();
      });
      last = doing.catch(() => undefined);
      return doing;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
