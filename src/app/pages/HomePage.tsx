import { home as words } from '#content/funnel/entrance.ts';
import { HomeStep } from '#funnel/home/HomeStep.tsx';
import { useHome } from '#funnel/home/useHome.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { ToConfirmation } from '../ToConfirmation.tsx';
import { useJustPaid } from '../useJustPaid.ts';
import { usePage } from '../usePage.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** `/sign-up/home`: the welcome. */
export function HomePage() {
  usePage(words.heading);
  const navigation = useSignUpNavigation();
  const home = useHome({ onRegister: navigation.redirectToRegister });
  const logout = useLogout({ onLoggedOut: navigation.redirectToSignIn });
  if (useJustPaid({ status: home.state.status })) return <ToConfirmation />;
  return (
    <HomeStep
      {...home}
      onStart={navigation.toSignIn}
      onGoToSignIn={navigation.toSignIn}
      onSeeConfirmation={navigation.toConfirmation}
      onLogout={logout}
    />
  );
}
