import { useEffect, useEffectEvent } from 'react';
import { AppError, asAppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import type { SignInState } from './signInState.ts';

/** Signs an owner in with Google, in a popup or on Google's own page. */
export function useGoogleSignIn({
  returning,
  onState,
  onOwner,
}: {
  /** The sign-in on Google's own page that led back here; null when this page was opened in any other way. */
  returning: Promise<Owner> | null;
  onState: (state: SignInState) => void;
  onOwner: (owner: Owner) => void;
}): { signInWithGoogle: () => void; leaveForGoogle: () => Promise<void> } {
  const { auth } = useGateways();

  const fail = (cause: unknown) =>
    onState({ status: 'failed', by: 'google', error: asAppError(cause, 'auth/google-failed') });

  const finish = (signingIn: Promise<Owner>) => {
    const handleOwner = (owner: Owner) => {
      onState({ status: 'idle' });
      onOwner(owner);
    };
    signingIn.then(handleOwner).catch(fail);
  };
  const finishOnMount = useEffectEvent(finish);
  useEffect(() => {
    if (returning) finishOnMount(returning);
  }, [returning]);

  return {
    signInWithGoogle: () => {
      onState({ status: 'google' });
      // Without a delay: browsers open a popup only while they handle the click.
      finish(auth.signInWithGoogle());
    },
    leaveForGoogle: async () => {
      onState({ status: 'leaving' });
      try {
        await auth.leaveForGoogle();
        // The page may be restored from the back/forward cache; the button must then work again.
        fail(new AppError('auth/popup-blocked'));
      } catch (cause) {
        fail(cause);
      }
    },
  };
}
