import { ResetPasswordStep } from '#funnel/resetPassword/ResetPasswordStep.tsx';
import { useResetPassword } from '#funnel/resetPassword/useResetPassword.ts';
import { useResetRequest } from '#funnel/resetPassword/useResetRequest.ts';
import { useEmailLink } from '../useEmailLink.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/reset-password` requests a link; `/admin/reset-password` is its target. Both accept one. */
export function ResetPasswordPage() {
  useScrollOnMount();
  const navigation = useSignUpNavigation();
  const { searchParams } = useEmailLink().link;
  const reset = useResetPassword({ oobCode: searchParams.get('oobCode'), mode: searchParams.get('mode') });
  const request = useResetRequest();
  return <ResetPasswordStep {...reset} request={request} onSignIn={navigation.toSignIn} />;
}
