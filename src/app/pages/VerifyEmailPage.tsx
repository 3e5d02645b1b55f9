import { useVerify } from '#funnel/verify/useVerify.ts';
import { VerifyStep } from '#funnel/verify/VerifyStep.tsx';
import { useEmailLink } from '../useEmailLink.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/verify-email`: the target of the sign-in links in our e-mails. */
export function VerifyEmailPage() {
  useScrollOnMount();
  const navigation = useSignUpNavigation();
  const { link, used, onUsed } = useEmailLink();
  const query = {
    oobCode: link.searchParams.get('oobCode'),
    mode: link.searchParams.get('mode'),
    continueUrl: link.searchParams.get('continueUrl'),
    email: link.searchParams.get('email'),
  };
  const verify = useVerify({
    query,
    link: link.href,
    used,
    onUsed,
    onVerified: navigation.redirectToAfterSignIn,
    onReset: navigation.redirectToReset,
    onLinkSent: navigation.toCheckEmail,
  });
  return <VerifyStep {...verify} onReturn={navigation.toSignIn} />;
}
