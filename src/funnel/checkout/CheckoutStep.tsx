import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ArrowLeft } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { checkout as words } from '#content/funnel/checkout.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { FailedGate } from '../frame/FailedGate.tsx';
import { LoadingGate } from '../frame/LoadingGate.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { SubscribedGate, type SubscribedGateProps } from '../frame/SubscribedGate.tsx';
import { CouponBox } from './CouponBox.tsx';
import { FallbackCard } from './FallbackCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import type { Checkout } from './useCheckout.ts';

/** Props of `CheckoutStep`: all of `useCheckout`, the plan, and the ways out. */
export interface CheckoutStepProps extends Checkout, Omit<SubscribedGateProps, 'onLogout'> {
  /** The plan in the address bar. */
  plan: PublicPlanName;
  /** 'Back to Plans' and 'Change Plan'. */
  onBack: () => void;
}

/** Step 3: the order in sight, a coupon, and the payment. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { state, plan, coupon, payment, SubscribeButton, onRetry, onBack, onGoToSignIn, onSeeConfirmation } =
    props;
  const frame = { title: words.heading, step: 2, width: 'page' as const };
  if (state.status === 'loading') {
    return <LoadingGate {...frame} text={state.what === 'plan' ? words.loadingPlan : words.loading} />;
  }
  if (state.status === 'failed') return <FailedGate step={2} error={state.error} onRetry={onRetry} />;
  if (state.status === 'alreadySubscribed')
    return <SubscribedGate {...{ onGoToSignIn, onSeeConfirmation }} />;

  const { quote, clientId, obstacle, email, today } = state;
  const finishing = payment.state.status === 'finishing';
  const back = (
    <ActionButton variant="text" size="small" startIcon={<Icon of={ArrowLeft} />} onClick={onBack}>
      {words.back}
    </ActionButton>
  );
  return (
    <StepFrame {...frame} actions={back}>
      <Box
        sx={{
          display: 'grid',
          gap: { phone: 4, laptop: 6 },
          gridTemplateColumns: { phone: 'minmax(0, 1fr)', laptop: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2 }}>
          {quote ? (
            <OrderCard {...{ quote, email, today }} />
          ) : (
            <FallbackCard plan={plan} onReload={onRetry} />
          )}
          <ActionButton variant="text" onClick={onBack} sx={{ alignSelf: 'center' }}>
            {words.change}
          </ActionButton>
        </Stack>
        <Sheet>
          {finishing ? null : <CouponBox {...coupon} />}
          <PaymentCard
            {...{ quote, clientId, obstacle, payment, SubscribeButton }}
            waiting={coupon.state.status === 'validating'}
          />
        </Sheet>
      </Box>
    </StepFrame>
  );
}
