import { final as words } from '#content/funnel/final.ts';
import { titled } from '#content/pages.ts';
import { FinalStep } from '#funnel/final/FinalStep.tsx';
import { useFinal } from '#funnel/final/useFinal.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { usePage } from '../usePage.ts';
import { useWays } from '../useWays.ts';

/** `/sign-up/final`, step 4. */
export function FinalPage() {
  usePage(titled(words.heading));
  const ways = useWays();
  const final = useFinal({ onSignedOut: ways.signedOut, onNotSubscribed: ways.notSubscribed });
  const logout = useLogout({ onLoggedOut: ways.loggedOut });
  return <FinalStep {...final} onLogout={logout} />;
}
