import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnerStatus } from '#domain/contract.ts';
import { asAppError, type AppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** What is known about whoever is signed in on this browser. */
export type OwnerState =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'failed'; error: AppError }
  | { status: 'known'; owner: Owner; about: OwnerStatus };

/**
 * Asks who is signed in and what the server knows about them: on entry, when the window gets the focus, and when
 * another tab changes the session (DECISIONS section 2) or signs in or out. A question asked in the background that
 * fails leaves what is known on the screen.
 */
export function useOwnerStatus(): { state: OwnerState; ask: () => Promise<void> } {
  const { auth, subscriptions, session } = useGateways();
  const [state, setState] = useState<OwnerState>({ status: 'loading' });

  const asked = useRef(0);

  const ask = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    // An answer that was overtaken, as by a logout in another tab, is no longer true.
    const answer = (change: (before: OwnerState) => OwnerState) => {
      if (question === asked.current) setState(change);
    };
    try {
      const owner = await auth.currentOwner();
      const about = owner && (await subscriptions.myStatus());
      answer(() => (owner && about ? { status: 'known', owner, about } : { status: 'signedOut' }));
    } catch (cause) {
      const error = asAppError(cause);
      answer((before) => {
        if (error.code === 'session/signed-out') return { status: 'signedOut' };
        return before.status === 'known' ? before : { status: 'failed', error };
      });
    }
  }, [auth, subscriptions]);

  useEffect(() => {
    const askAgain = () => void ask();
    askAgain();
    window.addEventListener('focus', askAgain);
    const stops = [session.onChangedElsewhere(askAgain), auth.onOwnerChangedElsewhere(askAgain)];
    return () => {
      window.removeEventListener('focus', askAgain);
      for (const stop of stops) stop();
    };
  }, [ask, auth, session]);

  return { state, ask };
}
