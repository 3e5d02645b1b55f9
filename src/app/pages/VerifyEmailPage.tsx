import { verify as words } from '#content/funnel/verify.ts';
import { documentTitle } from '#content/pages.ts';
import { useVerify } from '#funnel/verify/useVerify.ts';
import { VerifyStep } from '#funnel/verify/VerifyStep.tsx';
import { useEmailLink } from '../useEmailLink.ts';
import { useTitleAndScroll } from '../useTitleAndScroll.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/verify-email`: the target of the sign-in links in our e-mails. */
export function VerifyEmailPage() {
  useTitleAndScroll(documentTitle(words.heading));
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
