import { useLocation, useSearchParams } from 'react-router-dom';
import { signIn as words } from '#content/funnel/entrance.ts';
import { titled } from '#content/pages.ts';
import { readChoice } from '#domain/choice.ts';
import { AppError, isErrorCode } from '#domain/errors.ts';
import { SignInStep } from '#funnel/signIn/SignInStep.tsx';
import { useSignIn } from '#funnel/signIn/useSignIn.ts';
import { usePage } from '../usePage.ts';
import { useWays } from '../useWays.ts';

function reasonIn(state: unknown): AppError | null {
  const code: unknown =
    typeof state === 'object' && state !== null && 'reason' in state ? state.reason : null;
  return isErrorCode(code) ? new AppError(code) : null;
}

/**
 * `/sign-up/signin`. Whoever sends an owner back here says why in the history entry; what a visitor chose before is
 * in the query.
 */
export function SignInPage() {
  usePage(titled(words.heading));
  const { state } = useLocation() as { state: unknown };
  const ways = useWays();
  const [query] = useSearchParams();
  const choice = readChoice(query);
  const signIn = useSignIn({ choice, onSignedIn: ways.toRegister, onLinkSent: ways.toCheckEmail });
  return <SignInStep {...signIn} reason={reasonIn(state)} />;
}
