import { UserCheck } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { alreadySubscribed as words } from '#content/funnel/home.ts';
import { shared } from '#content/funnel/shared.ts';
import { DashboardLink } from './DashboardLink.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Actions for an owner who has a subscription. */
export interface SubscribedActions {
  onSeeConfirmation: () => void;
  onLogout: () => void;
}

/** Props of `SubscribedGate`. */
export interface SubscribedGateProps extends SubscribedActions {
  /** The name of the owner's truck; '' if it is unknown. */
  truckName: string;
  /** Goes to the sign-in: for the registration, which says that the address is taken. */
  onGoToSignIn?: () => void;
}

/** Replaces a step for a signed-in owner who already has a subscription: the ways to what it is for. */
export function SubscribedGate({
  truckName,
  onGoToSignIn,
  onSeeConfirmation,
  onLogout,
}: SubscribedGateProps) {
  return (
    <StepFrame scene={{ state: 'open', name: truckName }} onLogout={onLogout}>
      <GateMessage
        icon={UserCheck}
        heading={words.heading}
        action={
          <>
            <DashboardLink variant="contained" />
            <ActionLink variant="outlined" href={shared.links.account.href}>
              {words.account}
            </ActionLink>
            {onGoToSignIn ? (
              <ActionButton variant="text" onClick={onGoToSignIn}>
                {words.signIn}
              </ActionButton>
            ) : null}
            <ActionButton variant="text" onClick={onSeeConfirmation}>
              {words.confirmation}
            </ActionButton>
          </>
        }
      >
        {onGoToSignIn ? words.body : words.signedIn}
      </GateMessage>
    </StepFrame>
  );
}
