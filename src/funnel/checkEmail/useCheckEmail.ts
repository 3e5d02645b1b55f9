import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { asAppError, type AppError } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { useSignedInAs } from '../owner/useSignedInAs.ts';
import { useServerState } from '../serverState/serverState.ts';

export type ResendState =
  /** A link was just sent; the owner may request another in this many seconds. */
  | { status: 'waiting'; secondsLeft: number; again: boolean }
  | { status: 'ready' }
  | { status: 'sending' }
  | { status: 'failed'; error: AppError };

export interface CheckEmail {
  /** The address that received the link; null if this browser does not know it. */
  email: string | null;
  /** The address of the sandbox's inbox; null in production. */
  inboxUrl: string | null;
  resend: ResendState;
  onResend: () => void;
}

export const resendWaitSeconds = timings.resendWait / 1_000;

/** A wait that begins now, and ends at a time of the page's own clock. */
function waitFromNow(again: boolean) {
  return { again, secondsLeft: resendWaitSeconds, until: performance.now() + timings.resendWait };
}

/** Waits until the owner opens the link, possibly in another tab of this browser. */
export function useCheckEmail({
  onSignedIn,
}: {
  /** The link was opened, possibly in another tab: the registration comes next. */
  onSignedIn: () => void;
}): CheckEmail {
  const { auth, session, inboxUrl } = useGateways();
  const { signedIn } = useServerState();
  const [email] = useState(() => session.read().email ?? null);
  const [wait, setWait] = useState(() => waitFromNow(false));
  const { state, run } = useAsyncAction(
    async () => {
      if (email !== null) await auth.sendSignInLink(email);
    },
    {
      toError: (cause) => asAppError(cause, 'auth/link-not-sent'),
      onDone: () => setWait(waitFromNow(true)),
    },
  );

  // The link is for this address only; another owner's sign-in in this browser is ignored.
  useSignedInAs(email, () => {
    signedIn.forget();
    onSignedIn();
  });
  // Google's window, left open at the sign-in, may sign in here.
  const here = useSyncExternalStore(signedIn.observe, signedIn.answer);
  const isSignedIn = email !== null && here.status === 'ready' && here.value?.owner.email === email;
  const leadOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (isSignedIn) leadOn();
  }, [isSignedIn]);

  const counting = wait.secondsLeft > 0;
  useEffect(() => {
    if (!counting) return undefined;
    // Reads the clock, because a phone stops the timers of a page while its owner looks for the mail in another app.
    const timer = setInterval(() => {
      const now = performance.now();
      setWait((one) => ({ ...one, secondsLeft: Math.max(Math.ceil((one.until - now) / 1_000), 0) }));
    }, 1_000);
    return () => clearInterval(timer);
  }, [counting]);

  const stateOf = (): ResendState => {
    if (counting) return { status: 'waiting', ...wait };
    if (state.status === 'busy') return { status: 'sending' };
    return state.status === 'failed' ? state : { status: 'ready' };
  };
  return { email, inboxUrl, resend: stateOf(), onResend: () => void (counting || run()) };
}
