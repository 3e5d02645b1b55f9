import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { cancelledParameter, checkoutPath, paths } from '#domain/paths.ts';
import { planNameFrom, type PublicPlanName } from '#domain/plan.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { CheckoutStep } from '#funnel/checkout/CheckoutStep.tsx';
import { useCheckout } from '#funnel/checkout/useCheckout.ts';
import { RedirectToConfirmation } from '../RedirectToConfirmation.tsx';
import { useJustPaid } from '../useJustPaid.ts';
import { useKeptPlan } from '../useKeptPlan.ts';
import { useCountedStep } from '../useCountedStep.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

/** Whether the owner returned from the payment provider's page without approving. False after a reload. */
function useCancelledThere(plan: PublicPlanName): boolean {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const named = query.has(cancelledParameter);
  const [cancelled] = useState(named);
  useEffect(() => {
    if (named) void navigate(checkoutPath(plan), { replace: true });
  }, [named, navigate, plan]);
  return cancelled;
}

function ChosenPlan({ plan }: { plan: PublicPlanName }) {
  useScrollOnMount();
  useKeptPlan(plan);
  const navigation = useSignUpNavigation();
  const [query] = useSearchParams();
  // The provider returns with the id without an approval, too.
  const approved = query.has('subscription_id') && !query.has(cancelledParameter);
  const checkout = useCheckout({
    plan,
    cancelled: useCancelledThere(plan),
    onSignedOut: approved
      ? navigation.redirectToSignInAfterApproval
      : navigation.redirectToSignInAfterSession,
    onNotRegistered: navigation.redirectToRegister,
  });
  const logout = useLogout({ onLoggedOut: navigation.redirectToSignIn });
  useCountedStep('plan', checkout.state.status === 'ready', plan);
  const justPaid = useJustPaid({ status: checkout.state.status, open: 'ready', pays: true });
  if (justPaid) return <RedirectToConfirmation />;
  return (
    <CheckoutStep {...checkout} plan={plan} onBack={() => navigation.toPlan({ plan })} onLogout={logout} />
  );
}

/** `/sign-up/checkout`, step 3. Redirects to the plans if the URL has no plan. */
export function CheckoutPage() {
  const [query] = useSearchParams();
  const named = query.get('plan');
  const plan = planNameFrom(named);
  if (plan !== named) return <Navigate to={paths.plans} replace />;
  return <ChosenPlan plan={plan} />;
}
