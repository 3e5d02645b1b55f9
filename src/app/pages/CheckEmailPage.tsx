import { checkEmail as words } from '#content/funnel/checkEmail.ts';
import { documentTitle } from '#content/pages.ts';
import { CheckEmailStep } from '#funnel/checkEmail/CheckEmailStep.tsx';
import { useCheckEmail } from '#funnel/checkEmail/useCheckEmail.ts';
import { useCountedStep } from '../useCountedStep.ts';
import { useTitleAndScroll } from '../useTitleAndScroll.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/check-email`. */
export function CheckEmailPage() {
  useTitleAndScroll(documentTitle(words.heading));
  useCountedStep('asked', true);
  const navigation = useSignUpNavigation();
  const checkEmail = useCheckEmail({ onSignedIn: navigation.redirectToAfterSignIn });
  return <CheckEmailStep {...checkEmail} onChangeAddress={navigation.toSignIn} />;
}
