import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AppError, asAppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useTimeout } from '#hooks/useTimeout.ts';
import { useSignedInAs } from '../owner/useSignedInAs.ts';
import { linkRetry } from './linkRetry.ts';
import { useLinkSignIn } from './useLinkSignIn.ts';
import { useNewLink } from './useNewLink.ts';
import { isVerifyMode, readVerifyLink, type VerifyQuery } from './verifyLink.ts';
import type { Verify, VerifyState } from './verifyState.ts';

/**
 * Signs the owner in with the link that opened this page. The link is used once, regardless of how often React mounts the
 * screen. In a browser that did not request it, it is used only after a press: mail scanners open links in real browsers, and
 * would use it up before its reader.
 */
export function useVerify(request: {
  query: VerifyQuery;
  /** The full URL that opened this page. */
  link: string;
  /** Whether the link signed an owner in here before, to which Back has returned. */
  used: boolean;
  /** The link has signed its owner in. */
  onUsed: () => void;
  /** Called after the specified delay: the registration comes next. */
  onVerified: () => void;
  onReset: (link: { oobCode: string }) => void;
  onLinkSent: () => void;
}): Verify {
  const { query, link, used, onUsed, onVerified, onReset, onLinkSent } = request;
  const { auth, session } = useGateways();
  const [state, setState] = useState<VerifyState>({ status: 'verifying' });
  const signedInOwner = useRef<Owner | null>(null);
  /** What a lost connection has ended; the owner's click does it again. */
  const lost = useRef<() => Promise<void>>(undefined);
  const { complete, continueAs } = useLinkSignIn(link);
  const newLink = useNewLink({ onSent: onLinkSent });

  const spendLink = async (email: string) => {
    lost.current = () => spendLink(email);
    setState({ status: 'verifying' });
    const result = await complete(email);
    if (result.status === 'verified') onUsed();
    setState(result);
  };

  const begin = async () => {
    lost.current = begin;
    setState({ status: 'verifying' });
    const stored = session.read();
    if (isVerifyMode(query.mode)) session.save({ mode: query.mode });
    const asked = readVerifyLink(query, stored.mode ?? null);
    if (asked.kind === 'reset') {
      onReset({ oobCode: asked.oobCode });
      return;
    }
    const address = asked.kind === 'signIn' ? asked.email : null;
    let owner: Owner | null;
    try {
      owner = await auth.currentOwner();
    } catch (cause) {
      const error = asAppError(cause, 'verify/failed');
      setState({ status: 'failed', error, again: address === null ? null : linkRetry(error, address) });
      return;
    }
    signedInOwner.current = owner;
    const known = owner?.email ?? stored.email ?? null;
    if (asked.kind === 'signIn' && known !== null && known !== asked.email) {
      setState({ status: 'choosing', stored: known, linked: asked.email });
    } else if (owner) setState(continueAs(owner));
    else if (asked.kind === 'refused') setState({ status: 'failed', error: asked.error, again: null });
    else if (used) {
      const error = new AppError('verify/code-used');
      setState({ status: 'failed', error, again: linkRetry(error, asked.email) });
    } else if (known === null) setState({ status: 'confirming', linked: asked.email });
    else await spendLink(asked.email);
  };

  const begun = useRef(false);
  const beginOnce = useEffectEvent(begin);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void beginOnce();
  }, []);

  // The same link may have been opened in another tab; that sign-in counts too.
  const awaited = state.status === 'failed' && state.again ? state.again.email : null;
  useSignedInAs(awaited, (owner) => setState(continueAs(owner)));

  useTimeout(state.status === 'verified' ? state.redirectAfter : null, onVerified);

  const stateOf = (): VerifyState => {
    if (state.status !== 'failed' || !state.again) return state;
    const { again, error } = state;
    const failure = newLink.state.status === 'failed' ? newLink.state.error : error;
    return { status: 'failed', error: failure, again: { ...again, busy: newLink.state.status === 'busy' } };
  };
  return {
    state: stateOf(),
    onChoose: ({ email }) => {
      const owner = signedInOwner.current;
      if (owner?.email === email) setState(continueAs(owner));
      else void spendLink(email);
    },
    onTryAgain: () => {
      if (state.status !== 'failed' || !state.again) return;
      if (state.again.kind === 'sameLink') void lost.current?.();
      else newLink.run(state.again.email);
    },
  };
}
