import { Navigate, useSearchParams } from 'react-router-dom';
import { checkout as words } from '#content/funnel/checkout.ts';
import { documentTitle } from '#content/pages.ts';
import { paths } from '#domain/paths.ts';
import { planNameFrom, type PublicPlanName } from '#domain/plan.ts';
import { CheckoutStep } from '#funnel/checkout/CheckoutStep.tsx';
import { useCheckout } from '#funnel/checkout/useCheckout.ts';
import { RedirectToConfirmation } from '../RedirectToConfirmation.tsx';
import { useJustPaid } from '../useJustPaid.ts';
import { useTitleAndScroll } from '../useTitleAndScroll.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

function ChosenPlan({ plan }: { plan: PublicPlanName }) {
  useTitleAndScroll(documentTitle(words.heading));
  const navigation = useSignUpNavigation();
  const checkout = useCheckout({
    plan,
    onSignedOut: navigation.redirectToSignInAfterSession,
    onNotRegistered: navigation.redirectToRegister,
  });
  if (useJustPaid({ status: checkout.state.status, open: 'ready' })) return <RedirectToConfirmation />;
  return (
    <CheckoutStep
      {...checkout}
      plan={plan}
      onBack={() => navigation.toPlan({ plan })}
      onGoToSignIn={navigation.toSignIn}
      onSeeConfirmation={navigation.toConfirmation}
    />
  );
}

/** `/sign-up/checkout`, step 3. Without a plan in the address it redirects to the plans. */
export function CheckoutPage() {
  const [query] = useSearchParams();
  const named = query.get('plan');
  const plan = planNameFrom(named);
  if (plan !== named) return <Navigate to={paths.plans} replace />;
  return <ChosenPlan plan={plan} />;
}
