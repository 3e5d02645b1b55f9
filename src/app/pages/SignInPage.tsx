import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { hasWords } from '#content/errors.ts';
import { readSignUpChoice } from '#domain/choice.ts';
import { AppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { lazyPart } from '#loading/lazyPart.tsx';
import { useOwnerStatus } from '#funnel/owner/useOwnerStatus.ts';
import { SignInStep } from '#funnel/signIn/SignInStep.tsx';
import { useSignIn } from '#funnel/signIn/useSignIn.ts';
import { useCountedStep } from '../useCountedStep.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { LostPage } from '../LostPage.tsx';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** The history state of a page that redirects here; a browser may have kept one from an older version of the site. */
interface Redirected {
  reason?: unknown;
  purpose?: unknown;
}

function useRedirected(): Redirected | null {
  return useLocation().state as Redirected | null;
}

const KnownOwnerPage = lazyPart(async () => (await import('./KnownOwnerPage.tsx')).KnownOwnerPage, LostPage, {
  atOnce: true,
});

function NewOwner() {
  const from = useRedirected();
  const forAccount = from?.purpose === 'account';
  useScrollOnMount();
  useCountedStep('signIn', !forAccount);
  const navigation = useSignUpNavigation();
  const [query] = useSearchParams();
  const choice = readSignUpChoice(query);
  const signIn = useSignIn({
    choice,
    onSignedIn: navigation.toAfterSignIn,
    onLinkSent: navigation.toCheckEmail,
  });
  const code = from?.reason;
  const reason = hasWords(code) ? new AppError(code) : null;
  return <SignInStep {...signIn} reason={reason} forAccount={forAccount} />;
}

/** A visit that the browser shows again, to which a page had redirected: the owner may have signed in since. */
function EarlierVisit() {
  const { state } = useOwnerStatus();
  return state.status === 'known' ? (
    // After a logout, the status is another.
    <KnownOwnerPage email={state.owner.email} onLoggedOut={() => undefined} />
  ) : (
    <NewOwner />
  );
}

/**
 * `/sign-up/signin`. A page that redirects here puts the reason into the history state; the query holds the visitor's choice
 * from the landing page. An owner who is already signed in, and was not sent here to sign in, sees `KnownOwnerPage`.
 */
export function SignInPage() {
  const from = useRedirected();
  const [query] = useSearchParams();
  const again = useNavigationType() === NavigationType.Pop;
  const { session } = useGateways();
  const [known, setKnown] = useState(() => (from ? undefined : session.read().userCred));
  useEffect(() => {
    if (known) session.save(readSignUpChoice(query));
  }, [known, query, session]);
  // The owner who is greeted may log out in another tab, where another may sign in.
  useEffect(
    () => session.onChangedElsewhere(() => setKnown((shown) => shown && session.read().userCred)),
    [session],
  );
  if (from && again) return <EarlierVisit />;
  return known ? (
    <KnownOwnerPage email={known.email} onLoggedOut={() => setKnown(undefined)} />
  ) : (
    <NewOwner />
  );
}
