import { useVerify } from '#funnel/verify/useVerify.ts';
import { queryOf } from '#funnel/verify/verifyLink.ts';
import { VerifyStep } from '#funnel/verify/VerifyStep.tsx';
import { useEmailLink } from '../useEmailLink.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/verify-email`: the target of the sign-in links in our e-mails. */
export function VerifyEmailPage() {
  useScrollOnMount();
  const navigation = useSignUpNavigation();
  const { link, used, onUsed } = useEmailLink();
  const verify = useVerify({
    query: queryOf(link),
    link: link.href,
    used,
    onUsed,
    onVerified: navigation.redirectToAfterSignIn,
    onReset: navigation.redirectToReset,
    onLinkSent: navigation.toCheckEmail,
  });
  return <VerifyStep {...verify} onReturn={navigation.toSignIn} />;
}
