import Typography from '@mui/material/Typography';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { WaysOn } from '#components/buttonRows.ts';
import { Receipt } from '#components/Receipt.tsx';
import { final } from '#content/funnel/final.ts';
import { alreadySubscribed as words } from '#content/funnel/home.ts';
import { shared } from '#content/funnel/shared.ts';
import { formatDay } from '#domain/day.ts';
import { shownPlanName } from '#domain/plan.ts';
import type { AlreadySubscribed } from '../owner/alreadySubscribed.ts';
import { priceInWords } from '../price/amountInWords.ts';
import { DashboardLink } from './DashboardLink.tsx';
import { StepFrame } from './StepFrame.tsx';

const { receipt } = final;

export interface SubscribedGateProps {
  owner: AlreadySubscribed;
  /** Goes to the sign-in: for the registration, which says that the address is taken. */
  onGoToSignIn?: () => void;
  onLogout: () => void;
}

/**
 * Replaces a step for a signed-in owner who already has a subscription: its terms, then one way to what it is for, and a second
 * to the account.
 */
export function SubscribedGate({
  owner: { truckName, subscription, today },
  onGoToSignIn,
  onLogout,
}: SubscribedGateProps) {
  const firstCharge = new Date(subscription.trialEndsAt);
  const isToCome = subscription.total > 0 && firstCharge > today;
  return (
    <StepFrame
      title={words.title}
      scene={{ state: 'open', name: truckName }}
      sheet={false}
      onLogout={onLogout}
    >
      <Receipt
        title={receipt.heading}
        rows={[
          { label: receipt.plan, value: receipt.planName(shownPlanName(subscription)) },
          { label: receipt.devices, value: receipt.deviceCount(subscription.posDevices) },
          { label: receipt.price, value: priceInWords(subscription) },
          ...(isToCome ? [{ label: receipt.firstCharge, value: formatDay(firstCharge) }] : []),
        ]}
        stub={
          <>
            <Typography variant="h5" component="h2">
              {words.heading}
            </Typography>
            <Typography color="textSecondary">{onGoToSignIn ? words.body : words.signedIn}</Typography>
            <WaysOn sx={{ marginTop: 2 }}>
              {onGoToSignIn ? (
                <ActionButton variant="contained" onClick={onGoToSignIn}>
                  {words.signIn}
                </ActionButton>
              ) : (
                <DashboardLink variant="contained" />
              )}
              <ActionLink variant="text" href={shared.links.account.href}>
                {words.account}
              </ActionLink>
            </WaysOn>
          </>
        }
      />
    </StepFrame>
  );
}
