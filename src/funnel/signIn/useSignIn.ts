import { useRef, useState } from 'react';
import type { SignUpChoice } from '#domain/choice.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useWhenIdle } from '#hooks/useWhenIdle.ts';
import { useForgotPassword } from '../owner/useForgotPassword.ts';
import { useServerState } from '../serverState/serverState.ts';
import type { SignIn, SignInState } from './signInState.ts';
import { useGoogleSignIn } from './useGoogleSignIn.ts';
import { useRememberedOwner } from './useRememberedOwner.ts';

/** Signs an owner in with Google, or sends a link; this browser stores the owner. */
export function useSignIn(events: {
  /** The visitor's choice before coming here; kept for the steps after the sign-in. */
  choice: SignUpChoice;
  /** Google answered: the registration comes next. */
  onSignedIn: () => void;
  /** The link was sent: 'Check Your Email' comes next. */
  onLinkSent: () => void;
}): SignIn {
  const { auth, session } = useGateways();
  const { signedIn } = useServerState();
  const { rememberGoogleOwner, rememberEmail } = useRememberedOwner(events.choice);
  const [returning] = useState(() => auth.ownerBackFromGoogle());
  const [state, setState] = useState<SignInState>({ status: returning ? 'google' : 'idle' });
  const { forgot, send: sendReset, clear: clearForgot } = useForgotPassword();
  const [email, setEmail] = useState(() => session.read().email ?? '');
  useWhenIdle(() => auth.prepare());
  const sending = useRef(false);
  const busy = ['google', 'leaving', 'sendingLink'].includes(state.status);

  const { signInWithGoogle, leaveForGoogle } = useGoogleSignIn({
    returning,
    onState: setState,
    onOwner: (owner) => {
      rememberGoogleOwner(owner);
      signedIn.forget();
      events.onSignedIn();
    },
  });

  const sendLink = async () => {
    if (!isEmail(email)) {
      setState({ status: 'failed', by: 'link', error: new AppError('auth/invalid-email') });
      return;
    }
    if (sending.current) return;
    sending.current = true;
    setState({ status: 'sendingLink' });
    try {
      const address = normalizeEmail(email);
      // First: a lost file of the sign-in may load the page anew, and what was typed stays.
      rememberEmail(address);
      await auth.sendSignInLink(address);
      setState({ status: 'idle' });
      events.onLinkSent();
    } catch (cause) {
      setState({ status: 'failed', by: 'link', error: asAppError(cause, 'auth/link-not-sent') });
    } finally {
      sending.current = false;
    }
  };

  return {
    state,
    forgot,
    email,
    onEmailChange: (change) => {
      setEmail(change.email);
      clearForgot();
      if (!busy) setState({ status: 'idle' });
    },
    onSubmit: () => void (busy || sendLink()),
    onGoogle: () => void (busy || signInWithGoogle()),
    onGooglePage: () => void (busy || leaveForGoogle()),
    onForgot: () => sendReset(email),
  };
}
