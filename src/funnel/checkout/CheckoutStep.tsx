import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ArrowLeft } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { checkout as words } from '#content/funnel/checkout.ts';
import { agreementOfQuote } from '#domain/agreement.ts';
import { timelineOfQuote } from '#domain/timeline.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { ComeBackNotice } from '../frame/ComeBackNotice.tsx';
import { LoadingGate } from '../frame/LoadingGate.tsx';
import { FailedStep, StepFrame } from '../frame/StepFrame.tsx';
import { SubscribedGate } from '../frame/SubscribedGate.tsx';
import { priceInWords } from '../price/amountInWords.ts';
import { CouponBox } from './CouponBox.tsx';
import { FallbackCard } from './FallbackCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import { dueToday } from '../price/dueToday.ts';
import { PayBar } from './PayBar.tsx';
import { PaymentCard, paymentHeadingId } from './PaymentCard.tsx';
import type { Checkout } from './useCheckout.ts';

// MUI's Box would pull in the theme factory, which the build otherwise omits.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('laptop')]: {
    gap: theme.spacing(2, 6),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    // Keeps the payment in view beside an order that is taller than the window.
    '& > :last-child': { position: 'sticky', top: theme.spacing(3) },
  },
}));

// On a narrow screen, the dates are collapsed together with this text; on a wide one, they are beside the payment.
const HowToCancel = styled(Typography)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('laptop')]: { display: 'none' },
}));

function goToPayment() {
  const heading = document.getElementById(paymentHeadingId);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Props of `CheckoutStep`: all of `useCheckout`, the plan, and the navigation. */
export interface CheckoutStepProps extends Checkout {
  /** The plan in the address bar. */
  plan: PublicPlanName;
  /** 'Back to Plans' and 'Change Plan'. */
  onBack: () => void;
  onLogout: () => void;
}

/** Step 3: the order, a coupon, and the payment. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { state, plan, coupon, payment, SubscribeButton, onRetry, onBack, onLogout } = props;
  const frame = { title: words.heading, step: 2, width: 'page' as const };
  if (state.status === 'loading') {
    return <LoadingGate {...frame} text={state.what === 'plan' ? words.loadingPlan : words.loading} />;
  }
  if (state.status === 'failed')
    return <FailedStep step={2} error={state.error} onRetry={onRetry} onLogout={onLogout} />;
  if (state.status === 'alreadySubscribed') return <SubscribedGate owner={state} onLogout={onLogout} />;

  const { quote, undiscounted, clientId, obstacle, email, today, comeBack } = state;
  const finishing = payment.state.status === 'finishing';
  const back = (
    <ActionButton variant="text" size="small" startIcon={<Icon of={ArrowLeft} />} onClick={onBack}>
      {words.back}
    </ActionButton>
  );
  const change = finishing ? null : (
    <ActionButton variant="text" size="small" onClick={onBack}>
      {words.change}
    </ActionButton>
  );
  return (
    <StepFrame {...frame} actions={back}>
      <Columns>
        <Stack sx={{ gap: 2 }}>
          {comeBack && quote?.order ? <ComeBackNotice {...comeBack} /> : null}
          {quote ? (
            <OrderCard
              quote={quote}
              undiscounted={undiscounted}
              email={email}
              today={today}
              action={change}
            />
          ) : (
            <FallbackCard plan={plan} action={change} onReload={onRetry} />
          )}
        </Stack>
        <Sheet>
          {finishing ? null : <CouponBox {...coupon} price={quote && priceInWords(quote)} />}
          {quote && !finishing ? (
            <PayBar amount={dueToday(quote, today).amount} onGoToPayment={goToPayment} />
          ) : null}
          <PaymentCard
            quote={quote}
            clientId={clientId}
            obstacle={obstacle}
            payment={payment}
            SubscribeButton={SubscribeButton}
            agreement={quote && agreementOfQuote(quote, today)}
            waiting={coupon.state.status === 'validating'}
          />
          {quote ? (
            <HowToCancel variant="body2">{timelineOfQuote(quote, today).note.body}</HowToCancel>
          ) : null}
        </Sheet>
      </Columns>
    </StepFrame>
  );
}
