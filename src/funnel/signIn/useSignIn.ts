import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { SignUpChoice } from '#domain/choice.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { useCopyToClipboard } from '#hooks/useCopyToClipboard.ts';
import { useWhenIdle } from '#hooks/useWhenIdle.ts';
import { useForgotPassword } from '../owner/useForgotPassword.ts';
import { useServerState } from '../serverState/serverState.ts';
import { rememberGoogleOwner, requestLink } from './rememberOwner.ts';
import type { SignIn, SignInState } from './signInState.ts';
import { useGoogleSignIn } from './useGoogleSignIn.ts';

/** Signs an owner in with Google, or sends a link, and stores the owner in this browser. */
export function useSignIn({
  choice,
  onSignedIn,
  onLinkSent,
}: {
  /** The visitor's choice on the landing page; kept for the steps after the sign-in. */
  choice: SignUpChoice;
  /** Google confirmed the owner: the registration comes next. */
  onSignedIn: () => void;
  /** The link was sent: 'Check Your Email' comes next. */
  onLinkSent: () => void;
}): SignIn {
  const { auth, session, firstForm, embeddedBrowser } = useGateways();
  const { signedIn } = useServerState();
  const [returning] = useState(() => auth.ownerBackFromGoogle());
  const [begun] = useState(() => firstForm?.begun() ?? null);
  const { forgot, send: sendReset, clear: clearForgot } = useForgotPassword();
  const [email, setEmail] = useState(() => begun?.email ?? session.read().email ?? '');
  const { copied, copy } = useCopyToClipboard(begun?.copied ? 'copied' : 'idle');
  useWhenIdle(() => auth.prepare());
  const google = useGoogleSignIn({
    returning,
    begun: begun?.press === 'google',
    onOwner: (owner) => {
      rememberGoogleOwner(owner, { session, choice });
      // A screen that waits for this owner notices: 'Check Your Email' follows a link that was sent meanwhile.
      signedIn.refresh();
    },
    onSignedIn,
  });
  const link = useAsyncAction((typed: string) => requestLink(typed, { ...auth, session, choice }), {
    toError: (cause) => asAppError(cause, 'auth/link-not-sent'),
    onLeave: onLinkSent,
    ...(begun?.failure && { initial: { status: 'failed', error: new AppError(begun.failure) } as const }),
    ...(begun?.press === 'submit' && { initial: { status: 'busy' } as const }),
  });

  const stateOf = (): SignInState => {
    if (link.state.status === 'busy') return { status: 'sendingLink' };
    return link.state.status === 'failed' ? { ...link.state, by: 'link' } : google.state;
  };
  const state = stateOf();
  const busy = state.status !== 'idle' && state.status !== 'failed';

  const sendLink = (typed: string) => {
    google.clear();
    link.run(typed);
  };
  const withGoogle = (signIn: () => void) => {
    if (busy) return;
    link.reset();
    signIn();
  };

  const begin = useEffectEvent(() => {
    session.save(choice);
    firstForm?.takeOver((done) => {
      setEmail(done.email);
      // Browsers open a popup for a press a few seconds ago; where they do not, the screen offers Google's own page.
      if (done.press === 'google') google.signInWithGoogle();
      if (done.press === 'submit') sendLink(done.email);
      if (done.press === 'forgot') sendReset(done.email);
      if (done.press === 'copy') copy(location.href);
    });
  });
  useEffect(() => begin(), []);
  // Before the heading gets the focus, which it leaves to a control that is in use.
  useLayoutEffect(() => {
    if (begun) firstForm?.restoreUse();
  }, [begun, firstForm]);

  return {
    state,
    forgot,
    email,
    inDocument: begun !== null,
    onEmailChange: (change) => {
      setEmail(change.email);
      clearForgot();
      if (busy) return;
      link.reset();
      google.clear();
    },
    // Google's window may stay open, where its visitor has come back without it.
    onSubmit: () => void ((busy && state.status !== 'google') || sendLink(email)),
    onGoogle: () => withGoogle(google.signInWithGoogle),
    onGooglePage: () => withGoogle(google.leaveForGoogle),
    onForgot: () => sendReset(email),
    embedded: embeddedBrowser ? { copied } : null,
    onCopyAddress: () => copy(location.href),
  };
}
