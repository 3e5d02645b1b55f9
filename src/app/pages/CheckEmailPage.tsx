import { checkEmail as words } from '#content/funnel/entrance.ts';
import { titled } from '#content/pages.ts';
import { CheckEmailStep } from '#funnel/checkEmail/CheckEmailStep.tsx';
import { useCheckEmail } from '#funnel/checkEmail/useCheckEmail.ts';
import { usePage } from '../usePage.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/check-email`. */
export function CheckEmailPage() {
  usePage(titled(words.heading));
  const navigation = useSignUpNavigation();
  const checkEmail = useCheckEmail({ onSignedIn: navigation.redirectToAfterSignIn });
  return <CheckEmailStep {...checkEmail} onChangeAddress={navigation.toSignIn} />;
}
