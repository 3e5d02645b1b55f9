import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSignUpChoice } from '#domain/choice.ts';
import { planNameFrom, type PublicPlanName } from '#domain/plan.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { PlansStep } from '#funnel/plans/PlansStep.tsx';
import { usePlans } from '#funnel/plans/usePlans.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { RedirectToConfirmation } from '../RedirectToConfirmation.tsx';
import { useJustPaid } from '../useJustPaid.ts';
import { useKeptPlan } from '../useKeptPlan.ts';
import { useCountedStep } from '../useCountedStep.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/**
 * `/sign-up/plans`, step 2. The URL holds the selected plan, which keeps it on reload and in a shared link. Without one, the
 * last chosen plan is selected, whether it was chosen on the landing page or here.
 */
export function PlansPage() {
  useScrollOnMount();
  const navigation = useSignUpNavigation();
  const [query, setQuery] = useSearchParams();
  const plans = usePlans({
    onSignedOut: navigation.redirectToSignInAfterSession,
    onNotRegistered: navigation.redirectToRegister,
  });
  useCountedStep('registered', plans.state.status === 'ready');
  useKeptPlan(readSignUpChoice(query).plan);
  const { session } = useGateways();
  const [chosenBefore] = useState(() => session.read().plan);
  const handleSelect = ({ plan }: { plan: PublicPlanName }) => {
    setQuery({ plan }, { replace: true });
  };
  const logout = useLogout({ onLoggedOut: navigation.redirectToSignIn });
  if (useJustPaid({ status: plans.state.status, open: 'ready' })) return <RedirectToConfirmation />;
  return (
    <PlansStep
      {...plans}
      selected={planNameFrom(query.get('plan') ?? chosenBefore)}
      onSelect={handleSelect}
      onProceed={navigation.toCheckout}
      onLogout={logout}
    />
  );
}
