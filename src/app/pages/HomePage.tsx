import { HomeStep } from '#funnel/home/HomeStep.tsx';
import { useHome } from '#funnel/home/useHome.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { RedirectToConfirmation } from '../RedirectToConfirmation.tsx';
import { useJustPaid } from '../useJustPaid.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/home`: the welcome. */
export function HomePage() {
  useScrollOnMount();
  const navigation = useSignUpNavigation();
  const home = useHome({ onRegister: navigation.redirectToRegister });
  const logout = useLogout({ onLoggedOut: navigation.redirectToSignIn });
  if (useJustPaid({ status: home.state.status })) return <RedirectToConfirmation />;
  return <HomeStep {...home} onStart={navigation.toSignIn} onLogout={logout} />;
}
