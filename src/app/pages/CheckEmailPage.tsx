import { pageTitles } from '#content/index.ts';
import { CheckEmailStep } from '#funnel/checkEmail/CheckEmailStep.tsx';
import { useCheckEmail } from '#funnel/checkEmail/useCheckEmail.ts';
import { usePage } from '../usePage.ts';
import { useWays } from '../useWays.ts';

/** `/sign-up/check-email`. */
export function CheckEmailPage() {
  usePage(pageTitles.checkEmail);
  const ways = useWays();
  const checkEmail = useCheckEmail({ onSignedIn: ways.signedIn });
  return <CheckEmailStep {...checkEmail} onChangeAddress={ways.toSignIn} />;
}
