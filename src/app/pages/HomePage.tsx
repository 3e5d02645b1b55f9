import { home as words } from '#content/funnel/entrance.ts';
import { HomeStep } from '#funnel/home/HomeStep.tsx';
import { useHome } from '#funnel/home/useHome.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { usePage } from '../usePage.ts';
import { useWays } from '../useWays.ts';

/** `/sign-up/home`: the welcome. */
export function HomePage() {
  usePage(words.heading);
  const ways = useWays();
  const home = useHome({ onRegister: ways.notRegistered });
  const logout = useLogout({ onLoggedOut: ways.loggedOut });
  return (
    <HomeStep
      {...home}
      onStart={ways.toSignIn}
      onGoToSignIn={ways.toSignIn}
      onSeeConfirmation={ways.toConfirmation}
      onLogout={logout}
    />
  );
}
