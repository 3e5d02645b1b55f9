import { CheckEmailStep } from '#funnel/checkEmail/CheckEmailStep.tsx';
import { useCheckEmail } from '#funnel/checkEmail/useCheckEmail.ts';
import { useCountedStep } from '../useCountedStep.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/check-email`. */
export function CheckEmailPage() {
  useScrollOnMount();
  useCountedStep('asked', true);
  const navigation = useSignUpNavigation();
  const checkEmail = useCheckEmail({ onSignedIn: navigation.redirectToAfterSignIn });
  return <CheckEmailStep {...checkEmail} onChangeAddress={navigation.toSignIn} />;
}
