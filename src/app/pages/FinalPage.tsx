import { FinalStep } from '#funnel/final/FinalStep.tsx';
import { useFinal } from '#funnel/final/useFinal.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/final`, step 4. */
export function FinalPage() {
  useScrollOnMount();
  const navigation = useSignUpNavigation();
  const final = useFinal({
    onSignedOut: navigation.redirectToSignInAfterConfirmation,
    onNotSubscribed: navigation.redirectToPlans,
  });
  const logout = useLogout({ onLoggedOut: navigation.redirectToSignIn });
  return <FinalStep {...final} onLogout={logout} />;
}
