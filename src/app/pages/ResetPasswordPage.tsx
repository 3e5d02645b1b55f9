import { resetPassword as words } from '#content/funnel/entrance.ts';
import { titled } from '#content/pages.ts';
import { ResetPasswordStep } from '#funnel/resetPassword/ResetPasswordStep.tsx';
import { useResetPassword } from '#funnel/resetPassword/useResetPassword.ts';
import { useOpenedLink } from '../useOpenedLink.ts';
import { usePage } from '../usePage.ts';
import { useWays } from '../useWays.ts';

/** `/sign-up/reset-password`, and `/admin/reset-password`, where reset links are sent on to. */
export function ResetPasswordPage() {
  usePage(titled(words.heading));
  const ways = useWays();
  const { searchParams } = useOpenedLink();
  const reset = useResetPassword({ oobCode: searchParams.get('oobCode'), mode: searchParams.get('mode') });
  return <ResetPasswordStep {...reset} onSignIn={ways.toSignIn} />;
}
