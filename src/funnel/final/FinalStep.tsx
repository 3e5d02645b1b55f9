import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Receipt } from '#components/Receipt.tsx';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import { final as words } from '#content/funnel/final.ts';
import { shared } from '#content/funnel/shared.ts';
import type { Confirmation } from '#domain/contract.ts';
import { dayInWords } from '#domain/day.ts';
import { timelineOfConfirmation } from '#domain/timeline.ts';
import { DashboardLink } from '../frame/DashboardLink.tsx';
import { FailedGate } from '../frame/FailedGate.tsx';
import { LoadingGate } from '../frame/LoadingGate.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { TextLink } from '../frame/TextLink.tsx';
import { amountInWords } from '../price/amountInWords.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import type { Final } from './useFinal.ts';

const { links } = shared;

const WayOn = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('tablet')]: { justifyItems: 'start' },
}));

/** Props of `FinalStep`: all of `useFinal`, and the way out. */
export interface FinalStepProps extends Final {
  onLogout: () => void;
}

function rowsOf(confirmation: Confirmation, email: string) {
  const { planName, posDevices, total, currency, interval, couponCode, trialEndsAt, subscriptionId } =
    confirmation;
  const price = amountInWords({ amount: total, currency });
  return [
    { label: words.receipt.account, value: email },
    { label: words.receipt.plan, value: planName },
    { label: words.receipt.devices, value: words.receipt.deviceCount(posDevices) },
    {
      label: words.receipt.price,
      value: total === 0 ? price : `${price} ${checkout.summary.perInterval[interval]}`,
    },
    ...(couponCode === null ? [] : [{ label: words.receipt.coupon, value: couponCode }]),
    ...(total === 0 ? [] : [{ label: words.receipt.trialEnds, value: dayInWords(new Date(trialEndsAt)) }]),
    { label: words.receipt.subscription, value: subscriptionId },
  ];
}

/** Step 4, 'You Are All Set!': the receipt, what is charged when, and where to go next. */
export function FinalStep({ state, onRetry, onLogout }: FinalStepProps) {
  const frame = { title: words.heading, step: shared.steps.names.length };
  if (state.status === 'failed') return <FailedGate step={3} error={state.error} onRetry={onRetry} />;
  if (state.status === 'loading')
    return <LoadingGate title={words.loadingHeading} step={3} text={shared.loading} />;

  const { confirmation, email } = state;
  const chargedLater = confirmation.total > 0 && confirmation.trialDays > 0;
  return (
    <StepFrame
      {...frame}
      sheet={false}
      lead={`${words.thanks} ${words.emailSent(email)}`}
      onLogout={onLogout}
    >
      <WayOn>
        <DashboardLink variant="contained" />
      </WayOn>
      <Receipt
        title={words.receipt.heading}
        rows={rowsOf(confirmation, email)}
        stub={
          <TrialTimeline
            {...timelineOfConfirmation(confirmation)}
            action={chargedLater ? <AddToCalendar confirmation={confirmation} /> : null}
          />
        }
      />
      <Typography>
        {words.support.before}
        <TextLink {...links.support} />
        {words.support.after}
      </Typography>
    </StepFrame>
  );
}
