import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plans as words } from '#content/funnel/plans.ts';
import { titled } from '#content/pages.ts';
import { planNameFrom, type PublicPlanName } from '#domain/plan.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { PlansStep } from '#funnel/plans/PlansStep.tsx';
import { usePlans } from '#funnel/plans/usePlans.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { usePage } from '../usePage.ts';
import { useWays } from '../useWays.ts';

/**
 * `/sign-up/plans`, step 2. The selection is the address's: a reload and a shared link keep it. An address that names
 * no plan begins with the one chosen last, on the landing page or here.
 */
export function PlansPage() {
  usePage(titled(words.heading));
  const ways = useWays();
  const [query, setQuery] = useSearchParams();
  const plans = usePlans({ onSignedOut: ways.signedOut, onNotRegistered: ways.notRegistered });
  const { session } = useGateways();
  const [chosenBefore] = useState(() => session.read().plan);
  const handleSelect = ({ plan }: { plan: PublicPlanName }) => {
    session.save({ plan });
    setQuery({ plan }, { replace: true });
  };
  const logout = useLogout({ onLoggedOut: ways.loggedOut });
  return (
    <PlansStep
      {...plans}
      selected={planNameFrom(query.get('plan') ?? chosenBefore)}
      onSelect={handleSelect}
      onProceed={ways.toCheckout}
      onLogout={logout}
      onGoToSignIn={ways.toSignIn}
      onSeeConfirmation={ways.toConfirmation}
    />
  );
}
