import { UserCheck } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { alreadySubscribed as words } from '#content/funnel/entrance.ts';
import { DashboardLink } from './DashboardLink.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Where an owner who has a subscription can go. */
export interface SubscribedGateProps {
  onGoToSignIn: () => void;
  onSeeConfirmation: () => void;
  onLogout?: (() => void) | undefined;
}

/** Stands where a step would be for an owner whose e-mail address has a subscription. Every way out is here. */
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
