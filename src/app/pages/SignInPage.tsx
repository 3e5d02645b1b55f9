import { useLocation, useSearchParams } from 'react-router-dom';
import { signIn as words } from '#content/funnel/entrance.ts';
import { documentTitle } from '#content/pages.ts';
import { readSignUpChoice } from '#domain/choice.ts';
import { AppError, isErrorCode } from '#domain/errors.ts';
import { SignInStep } from '#funnel/signIn/SignInStep.tsx';
import { useSignIn } from '#funnel/signIn/useSignIn.ts';
import { useTitleAndScroll } from '../useTitleAndScroll.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

function reasonIn(state: unknown): AppError | null {
  const code: unknown =
    typeof state === 'object' && state !== null && 'reason' in state ? state.reason : null;
  return isErrorCode(code) ? new AppError(code) : null;
}

function isForAccount(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'purpose' in state && state.purpose === 'account';
}

/**
 * `/sign-up/signin`. A page that redirects here puts the reason into the history state; the query holds the visitor's
 * choice from the landing page.
 */
export function SignInPage() {
  useTitleAndScroll(documentTitle(words.heading));
  const { state } = useLocation() as { state: unknown };
  const navigation = useSignUpNavigation();
  const [query] = useSearchParams();
  const choice = readSignUpChoice(query);
  const signIn = useSignIn({
    choice,
    onSignedIn: navigation.toAfterSignIn,
    onLinkSent: navigation.toCheckEmail,
  });
  return <SignInStep {...signIn} reason={reasonIn(state)} forAccount={isForAccount(state)} />;
}
