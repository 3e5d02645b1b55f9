import { checkEmail as words } from '#content/funnel/checkEmail.ts';
import { documentTitle } from '#content/pages.ts';
import { CheckEmailStep } from '#funnel/checkEmail/CheckEmailStep.tsx';
import { useCheckEmail } from '#funnel/checkEmail/useCheckEmail.ts';
import { useWhenIdle } from '#hooks/useWhenIdle.ts';
import { useCountedStep } from '../useCountedStep.ts';
import { useTitleAndScroll } from '../useTitleAndScroll.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

export interface CheckEmailPageProps {
  /** Called once, while the owner reads the e-mail. */
  onIdle: () => void;
}

/** `/sign-up/check-email`. */
export function CheckEmailPage({ onIdle }: CheckEmailPageProps) {
  useWhenIdle(onIdle);
  useTitleAndScroll(documentTitle(words.heading));
  useCountedStep('asked', true);
  const navigation = useSignUpNavigation();
  const checkEmail = useCheckEmail({ onSignedIn: navigation.redirectToAfterSignIn });
  return <CheckEmailStep {...checkEmail} onChangeAddress={navigation.toSignIn} />;
}
