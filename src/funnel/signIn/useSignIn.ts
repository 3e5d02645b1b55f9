import { useEffect, useEffectEvent, useState } from 'react';
import type { Choice } from '#domain/choice.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useWhenIdle } from '#hooks/useWhenIdle.ts';
import { forgetOthers } from '../owner/forgetOthers.ts';
import { useForgotPassword, type ForgotState } from '../owner/useForgotPassword.ts';

/** What the sign-in screen is doing. */
export type SignInState =
  | { status: 'idle' }
  /** Google's popup is open. */
  | { status: 'google' }
  /** The sign-in link is being sent. */
  | { status: 'sendingLink' }
  | { status: 'failed'; error: AppError };

/** The sign-in screen's state and what can be done on it. */
export interface SignIn {
  state: SignInState;
  forgot: ForgotState;
  /** As typed. */
  email: string;
  onEmailChange: (change: { email: string }) => void;
  onSubmit: () => void;
  onGoogle: () => void;
  onForgot: () => void;
}

/** Signs an owner in with Google, or sends a link; remembers who in the session. */
export function useSignIn(events: {
  /** What the visitor chose before coming here; kept for the steps after the sign-in. */
  choice: Choice;
  /** Google answered: the registration comes next. */
  onSignedIn: () => void;
  /** The link is on its way: 'Check Your Email' comes next. */
  onLinkSent: () => void;
}): SignIn {
  const { auth, session } = useGateways();
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  const { forgot, send: sendReset, clear: clearForgot } = useForgotPassword();
  const [email, setEmail] = useState(() => session.read().email ?? '');
  useWhenIdle(() => auth.prepare());
  const busy = state.status === 'google' || state.status === 'sendingLink';

  const keepChoice = () => {
    const { devices: posDevices, ...choice } = events.choice;
    session.save({ ...choice, posDevices });
  };
  const keepOnEntry = useEffectEvent(keepChoice);
  useEffect(() => keepOnEntry(), []);

  // What another owner typed on this browser is not this owner's; what was chosen on the way here is.
  const startAfresh = (address: string) => {
    forgetOthers(session, address);
    keepChoice();
  };

  const rememberGoogleOwner = (owner: Owner) => {
    const { uid, displayName } = owner;
    startAfresh(owner.email);
    session.save({
      email: owner.email,
      googleSignOn: true,
      userCred: { uid, email: owner.email, displayName },
      ...(displayName === null ? {} : { name: displayName }),
    });
  };

  const signInWithGoogle = async () => {
    setState({ status: 'google' });
    try {
      rememberGoogleOwner(await auth.signInWithGoogle());
      setState({ status: 'idle' });
      events.onSignedIn();
    } catch (cause) {
      setState({ status: 'failed', error: asAppError(cause, 'auth/google-failed') });
    }
  };

  const sendLink = async () => {
    if (!isEmail(email)) {
      setState({ status: 'failed', error: new AppError('auth/invalid-email') });
      return;
    }
    setState({ status: 'sendingLink' });
    try {
      const address = normalizeEmail(email);
      await auth.sendSignInLink(address);
      startAfresh(address);
      session.save({ email: address, googleSignOn: false });
      setState({ status: 'idle' });
      events.onLinkSent();
    } catch (cause) {
      setState({ status: 'failed', error: asAppError(cause, 'auth/link-not-sent') });
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
    onSubmit: () => void (busy || email.trim() === '' || sendLink()),
    onGoogle: () => void (busy || signInWithGoogle()),
    onForgot: () => sendReset(email),
  };
}
