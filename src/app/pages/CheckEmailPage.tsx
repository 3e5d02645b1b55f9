import { checkEmail as words } from '#content/funnel/entrance.ts';
import { titled } from '#content/pages.ts';
import { CheckEmailStep } from '#funnel/checkEmail/CheckEmailStep.tsx';
import { useCheckEmail } from '#funnel/checkEmail/useCheckEmail.ts';
import { usePage } from '../usePage.ts';
import { useWays } from '../useWays.ts';

/** `/sign-up/check-email`. */
export function CheckEmailPage() {
  usePage(titled(words.heading));
  const ways = useWays();
  const checkEmail = useCheckEmail({ onSignedIn: ways.signedIn });
  return <CheckEmailStep {...checkEmail} onChangeAddress={ways.toSignIn} />;
}
