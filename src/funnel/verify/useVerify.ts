import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { normalizeEmail } from '#domain/email.ts';
import { asAppError, type AppError } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { isVerifyMode, readVerifyLink, type VerifyQuery } from './verifyLink.ts';

/** How far the verification is. */
export type VerifyState =
  | { status: 'verifying' }
  /** This browser was signing up with one address and the link is for another. */
  | { status: 'choosing'; stored: string; linked: string }
  | { status: 'verified'; redirectAfter: number }
  | { status: 'failed'; error: AppError };

/** The verification screen's state and what can be done on it. */
export interface Verify {
  state: VerifyState;
  /** Answers which address to go on with. */
  onChoose: (choice: { email: string }) => void;
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
}: {
  query: VerifyQuery;
  /** The whole address this page was opened by. */
  link: string;
  /** Called after the specified delay: the registration comes next. */
  onVerified: () => void;
  /** The link resets a password instead. */
  onReset: (link: { oobCode: string }) => void;
}): Verify {
  const { auth, session } = useGateways();
  const [state, setState] = useState<VerifyState>({ status: 'verifying' });
  const signedIn = useRef<Owner | null>(null);

  const remember = (owner: Pick<Owner, 'uid' | 'email' | 'displayName'>, googleSignOn: boolean) => {
    const { uid, email, displayName } = owner;
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
      if (error.code !== 'verify/email-in-use') {
        setState({ status: 'failed', error });
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
    else setState({ status: 'failed', error: asked.error });
  });

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin().catch((cause: unknown) =>
      setState({ status: 'failed', error: asAppError(cause, 'verify/failed') }),
    );
  }, []);

  const redirectAfter = state.status === 'verified' ? state.redirectAfter : null;
  const goOn = useEffectEvent(onVerified);
  useEffect(() => {
    if (redirectAfter === null) return undefined;
    const timer = setTimeout(() => goOn(), redirectAfter);
    return () => clearTimeout(timer);
  }, [redirectAfter]);

  const onChoose = ({ email }: { email: string }) => {
    const owner = signedIn.current;
    if (owner?.email === email) keep(owner);
    else void complete(email);
  };

  return { state, onChoose };
}
