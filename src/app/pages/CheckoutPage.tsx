import { Navigate, useSearchParams } from 'react-router-dom';
import { checkout as words } from '#content/funnel/checkout.ts';
import { titled } from '#content/pages.ts';
import { planNameFrom, type PublicPlanName } from '#domain/plan.ts';
import { CheckoutStep } from '#funnel/checkout/CheckoutStep.tsx';
import { useCheckout } from '#funnel/checkout/useCheckout.ts';
import { paths } from '../paths.ts';
import { usePage } from '../usePage.ts';
import { useWays } from '../useWays.ts';

function ChosenPlan({ plan }: { plan: PublicPlanName }) {
  usePage(titled(words.heading));
  const ways = useWays();
  const checkout = useCheckout({
    plan,
    onFinished: ways.subscribed,
    onSignedOut: ways.signedOut,
    onNotRegistered: ways.notRegistered,
  });
  return (
    <CheckoutStep
      {...checkout}
      plan={plan}
      onBack={() => ways.toPlan({ plan })}
      onGoToSignIn={ways.toSignIn}
      onSeeConfirmation={ways.toConfirmation}
    />
  );
}

/** `/sign-up/checkout`, step 3. Nothing is paid for without a plan in the address. */
export function CheckoutPage() {
  const [query] = useSearchParams();
  const named = query.get('plan');
  const plan = planNameFrom(named);
  return plan === named ? <ChosenPlan plan={plan} /> : <Navigate to={paths.plans} replace />;
}
