import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { normalizeEmail } from '#domain/email.ts';
import { asAppError, type AppError } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { forgetOthers } from '../owner/forgetOthers.ts';
import { anotherTry, type AnotherTry } from './anotherTry.ts';
import { useRedirect } from './useRedirect.ts';
import { isVerifyMode, readVerifyLink, type VerifyQuery } from './verifyLink.ts';

/** How far the verification is. */
export type VerifyState =
  | { status: 'verifying' }
  /** This browser was signing up with one address and the link is for another. */
  | { status: 'choosing'; stored: string; linked: string }
  | { status: 'verified'; redirectAfter: number }
  /** `again` is what can still be done for the link's own address; null where the link names none. */
  | { status: 'failed'; error: AppError; again: AnotherTry | null };

/** The verification screen's state and what can be done on it. */
export interface Verify {
  state: VerifyState;
  /** Answers which address to go on with. */
  onChoose: (choice: { email: string }) => void;
  /** Takes up what may help after a failure. */
  onTryAgain: () => void;
}

/**
 * Signs the owner in with the link this page was opened by. The link is used once, however often React mounts
 * the screen.
 */
export function useVerify({
  query,
  link,
  onVerified,
  onReset,
  onLinkSent,
}: {
  query: VerifyQuery;
  /** The whole address this page was opened by. */
  link: string;
  /** Called after the specified delay: the registration comes next. */
  onVerified: () => void;
  /** The link resets a password instead. */
  onReset: (link: { oobCode: string }) => void;
  /** A new link is on its way. */
  onLinkSent: () => void;
}): Verify {
  const { auth, session } = useGateways();
  const [state, setState] = useState<VerifyState>({ status: 'verifying' });
  const signedIn = useRef<Owner | null>(null);

  const remember = (owner: Pick<Owner, 'uid' | 'email' | 'displayName'>, googleSignOn: boolean) => {
    const { uid, email, displayName } = owner;
    forgetOthers(session, email);
    session.save({ email, googleSignOn, userCred: { uid, email, displayName } });
  };

  const keep = (owner: Owner) => {
    remember(owner, owner.withGoogle);
    setState({ status: 'verified', redirectAfter: timings.knownOwnerRedirect });
  };

  const complete = async (email: string) => {
    setState({ status: 'verifying' });
    try {
      remember(await auth.completeSignInLink({ email, link }), false);
    } catch (cause) {
      const error = asAppError(cause, 'verify/failed');
      // Reloaded while the code was being spent, or opened in two tabs: the sign-in may have gone through all the same.
      const owner = error.code === 'verify/code-used' ? await auth.currentOwner() : null;
      if (owner?.email === email) {
        keep(owner);
        return;
      }
      if (error.code !== 'verify/email-in-use') {
        setState({ status: 'failed', error, again: anotherTry(error, email) });
        return;
      }
      // Specification section 8: treated as success; the gate of the next step asks the server.
      remember({ uid: '', email, displayName: null }, false);
    }
    setState({ status: 'verified', redirectAfter: timings.verifiedRedirect });
  };

  const begin = useEffectEvent(async () => {
    const stored = session.read();
    if (isVerifyMode(query.mode)) session.save({ mode: query.mode });
    const asked = readVerifyLink(query, stored.mode ?? null);
    if (asked.kind === 'reset') {
      onReset({ oobCode: asked.oobCode });
      return;
    }
    const owner = await auth.currentOwner();
    signedIn.current = owner;
    const known = owner?.email ?? (stored.email === undefined ? null : normalizeEmail(stored.email));
    if (asked.kind === 'signIn' && known !== null && known !== asked.email) {
      setState({ status: 'choosing', stored: known, linked: asked.email });
    } else if (owner) keep(owner);
    else if (asked.kind === 'signIn') await complete(asked.email);
    else setState({ status: 'failed', error: asked.error, again: null });
  });

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin().catch((cause: unknown) =>
      setState({ status: 'failed', error: asAppError(cause, 'verify/failed'), again: null }),
    );
  }, []);

  // The same link opened twice: the other tab's sign-in is this one's too.
  const notice = useEffectEvent(async () => {
    if (state.status !== 'failed' || !state.again) return;
    const owner = await auth.currentOwner().catch(() => null);
    if (owner?.email === state.again.email) keep(owner);
  });
  useEffect(() => auth.onOwnerChangedElsewhere(() => void notice()), [auth]);

  useRedirect(state.status === 'verified' ? state.redirectAfter : null, onVerified);

  const onChoose = ({ email }: { email: string }) => {
    const owner = signedIn.current;
    if (owner?.email === email) keep(owner);
    else void complete(email);
  };

  const sendAnother = async (again: AnotherTry, error: AppError) => {
    setState({ status: 'failed', error, again: { ...again, busy: true } });
    try {
      await auth.sendSignInLink(again.email);
      forgetOthers(session, again.email);
      session.save({ email: again.email, googleSignOn: false });
      onLinkSent();
    } catch (cause) {
      setState({ status: 'failed', error: asAppError(cause, 'auth/link-not-sent'), again });
    }
  };

  const onTryAgain = () => {
    if (state.status !== 'failed' || !state.again || state.again.busy) return;
    if (state.again.kind === 'sameLink') void complete(state.again.email);
    else void sendAnother(state.again, state.error);
  };

  return { state, onChoose, onTryAgain };
}
