import { useLogout } from '#funnel/owner/useLogout.ts';
import { RegisterStep } from '#funnel/register/RegisterStep.tsx';
import { useRegister } from '#funnel/register/useRegister.ts';
import { RedirectToConfirmation } from '../RedirectToConfirmation.tsx';
import { useJustPaid } from '../useJustPaid.ts';
import { useCountedStep } from '../useCountedStep.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/register`, step 1. */
export function RegisterPage() {
  useScrollOnMount();
  const navigation = useSignUpNavigation();
  const register = useRegister({
    onSignedOut: navigation.redirectToSignInAfterSession,
    onSaved: navigation.toPlans,
    onSignInAgain: navigation.redirectToSignInWithReason,
  });
  useCountedStep('verified', register.state.status === 'form');
  const logout = useLogout({ onLoggedOut: navigation.redirectToSignIn });
  if (useJustPaid({ status: register.state.status, open: 'form' })) return <RedirectToConfirmation />;
  return <RegisterStep {...register} onLogout={logout} onGoToSignIn={navigation.toSignIn} />;
}
