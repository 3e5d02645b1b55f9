import { ResetPasswordStep } from '#funnel/resetPassword/ResetPasswordStep.tsx';
import { useResetPassword } from '#funnel/resetPassword/useResetPassword.ts';
import { useResetRequest } from '#funnel/resetPassword/useResetRequest.ts';
import { queryOf } from '#funnel/verify/verifyLink.ts';
import { useEmailLink } from '../useEmailLink.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/reset-password` requests a link; `/admin/reset-password` is its target. Both accept one. */
export function ResetPasswordPage() {
  useScrollOnMount();
  const navigation = useSignUpNavigation();
  const { link, used, onUsed } = useEmailLink();
  const { oobCode, mode } = queryOf(link);
  const reset = useResetPassword({ oobCode: used ? null : oobCode, mode, onUsed });
  const request = useResetRequest();
  return <ResetPasswordStep {...reset} request={request} onSignIn={navigation.toSignIn} />;
}
