import { UserCheck } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { alreadySubscribed as words } from '#content/funnel/home.ts';
import { shared } from '#content/funnel/shared.ts';
import { DashboardLink } from './DashboardLink.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Actions for an owner who has a subscription. */
export interface SubscribedGateProps {
  onGoToSignIn: () => void;
  onSeeConfirmation: () => void;
  onLogout?: (() => void) | undefined;
}

/** Replaces a step for an owner whose e-mail address already has a subscription. */
export function SubscribedGate({ onGoToSignIn, onSeeConfirmation, onLogout }: SubscribedGateProps) {
  return (
    <StepFrame onLogout={onLogout}>
      <GateMessage
        icon={UserCheck}
        heading={words.heading}
        action={
          <>
            <ActionButton variant="contained" onClick={onGoToSignIn}>
              {words.signIn}
            </ActionButton>
            <ActionLink variant="outlined" href={shared.links.account.href}>
              {words.account}
            </ActionLink>
            <DashboardLink />
            <ActionButton variant="text" onClick={onSeeConfirmation}>
              {words.confirmation}
            </ActionButton>
          </>
        }
      >
        {words.body}
      </GateMessage>
    </StepFrame>
  );
}
