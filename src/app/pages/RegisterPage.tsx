import { register as words } from '#content/funnel/register.ts';
import { titled } from '#content/pages.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { RegisterStep } from '#funnel/register/RegisterStep.tsx';
import { useRegister } from '#funnel/register/useRegister.ts';
import { usePage } from '../usePage.ts';
import { useWays } from '../useWays.ts';

/** `/sign-up/register`, step 1. */
export function RegisterPage() {
  usePage(titled(words.heading));
  const ways = useWays();
  const register = useRegister({
    onSignedOut: ways.signedOut,
    onSaved: ways.toPlans,
    onSignInAgain: ways.signInAgain,
  });
  const logout = useLogout({ onLoggedOut: ways.loggedOut });
  return (
    <RegisterStep
      {...register}
      onLogout={logout}
      onGoToSignIn={ways.toSignIn}
      onSeeConfirmation={ways.toConfirmation}
    />
  );
}
