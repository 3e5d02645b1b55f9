import { useEffect, useEffectEvent } from 'react';
import { AppError, asAppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import type { SignInState } from './signInState.ts';

/** Signs an owner in with Google, in a popup or on Google's own page. */
export function useGoogleSignIn({
  returning,
  begun,
  onOwner,
  onSignedIn,
}: {
  /** A completed sign-in on Google's own page that returned here; null if this page was opened in another way. */
  returning: Promise<Owner> | null;
  /** Whether the button was pressed before this ran; the caller then signs in at once. */
  begun: boolean;
  /** Stores the owner, even if they have left the page in the meantime. */
  onOwner: (owner: Owner) => void;
  onSignedIn: () => void;
}): {
  state: Exclude<SignInState, { status: 'sendingLink' }>;
  signInWithGoogle: () => void;
  leaveForGoogle: () => void;
  /** Clears a failure. Google's window may be open, and still signs its visitor in. */
  clear: () => void;
} {
  const { auth, countStep } = useGateways();
  const toError = (cause: unknown) => asAppError(cause, 'auth/google-failed');
  const popup = useAsyncAction(async (signIn: () => Promise<Owner>) => onOwner(await signIn()), {
    toError,
    onLeave: onSignedIn,
    ...((begun || returning) && { initial: { status: 'busy' } as const }),
  });
  const page = useAsyncAction(() => auth.leaveForGoogle(), {
    toError,
    onDone: () => {
      // The page may be restored from the back/forward cache; the button must then work again.
      throw new AppError('auth/popup-blocked');
    },
  });

  const finishOnMount = useEffectEvent(popup.run);
  useEffect(() => {
    if (returning) finishOnMount(() => returning);
  }, [returning]);

  const stateOf = () => {
    if (popup.state.status === 'busy') return { status: 'google' } as const;
    if (page.state.status === 'busy') return { status: 'leaving' } as const;
    if (page.state.status === 'failed') return { ...page.state, by: 'page' } as const;
    if (popup.state.status === 'failed') return { ...popup.state, by: 'google' } as const;
    return { status: 'idle' } as const;
  };
  return {
    state: stateOf(),
    signInWithGoogle: () => {
      countStep('asked');
      page.reset();
      // An earlier window may be forgotten in another tab.
      popup.reset();
      // Without a delay: browsers open a popup only while they handle the click.
      popup.run(() => auth.signInWithGoogle());
    },
    leaveForGoogle: page.run,
    clear: () => {
      page.reset();
      if (popup.state.status === 'failed') popup.reset();
    },
  };
}
