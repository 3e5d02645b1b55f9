import { useState } from 'react';
import type { SignUpChoice } from '#domain/choice.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { useWhenIdle } from '#hooks/useWhenIdle.ts';
import { useForgotPassword } from '../owner/useForgotPassword.ts';
import { useServerState } from '../serverState/serverState.ts';
import type { SignIn, SignInState } from './signInState.ts';
import { useGoogleSignIn } from './useGoogleSignIn.ts';
import { useRememberedOwner } from './useRememberedOwner.ts';

/** Signs an owner in with Google, or sends a link, and stores the owner in this browser. */
export function useSignIn(events: {
  /** The visitor's choice on the landing page; kept for the steps after the sign-in. */
  choice: SignUpChoice;
  /** Google confirmed the owner: the registration comes next. */
  onSignedIn: () => void;
  /** The link was sent: 'Check Your Email' comes next. */
  onLinkSent: () => void;
}): SignIn {
  const { auth, session } = useGateways();
  const { signedIn } = useServerState();
  const { rememberGoogleOwner, rememberEmail } = useRememberedOwner(events.choice);
  const [returning] = useState(() => auth.ownerBackFromGoogle());
  const { forgot, send: sendReset, clear: clearForgot } = useForgotPassword();
  const [email, setEmail] = useState(() => session.read().email ?? '');
  useWhenIdle(() => auth.prepare());
  const google = useGoogleSignIn({
    returning,
    onOwner: (owner) => {
      rememberGoogleOwner(owner);
      signedIn.forget();
    },
    onSignedIn: events.onSignedIn,
  });
  const link = useAsyncAction(
    async (address: string) => {
      // Runs first, because a failed file load may reload the page; the typed address is kept.
      rememberEmail(address);
      await auth.sendSignInLink(address);
    },
    { toError: (cause) => asAppError(cause, 'auth/link-not-sent'), onDone: events.onLinkSent },
  );

  const stateOf = (): SignInState => {
    if (link.state.status === 'busy') return { status: 'sendingLink' };
    return link.state.status === 'failed' ? { ...link.state, by: 'link' } : google.state;
  };
  const state = stateOf();
  const busy = state.status !== 'idle' && state.status !== 'failed';

  const sendLink = () => {
    google.clear();
    if (isEmail(email)) link.run(normalizeEmail(email));
    else link.fail(new AppError('auth/invalid-email'));
  };
  const withGoogle = (signIn: () => void) => {
    if (busy) return;
    link.reset();
    signIn();
  };
  return {
    state,
    forgot,
    email,
    onEmailChange: (change) => {
      setEmail(change.email);
      clearForgot();
      if (busy) return;
      link.reset();
      google.clear();
    },
    onSubmit: () => void (busy || sendLink()),
    onGoogle: () => withGoogle(google.signInWithGoogle),
    onGooglePage: () => withGoogle(google.leaveForGoogle),
    onForgot: () => sendReset(email),
  };
}
