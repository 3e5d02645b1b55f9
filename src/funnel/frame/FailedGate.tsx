import { CircleAlert, CloudOff } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { errorMessage } from '#content/errors.ts';
import { shared } from '#content/funnel/shared.ts';
import type { AppError } from '#domain/errors.ts';
import { StepFrame } from './StepFrame.tsx';

/** Props of `FailedGate`. */
export interface FailedGateProps {
  error: AppError;
  /** Index of the step in the progress bar. */
  step?: number;
  onRetry: () => void;
  /** Logs out, to allow signing in with another account. */
  onLogout?: () => void;
}

/** Replaces a step whose data could not be loaded. */
export function FailedGate({ error, step, onRetry, onLogout }: FailedGateProps) {
  return (
    <StepFrame scene={{ state: 'lost' }} {...(step === undefined ? {} : { step })} onLogout={onLogout}>
      <GateMessage
        icon={error.code === 'network/unreachable' ? CloudOff : CircleAlert}
        tone="error"
        heading={shared.failedHeading}
        live="assertive"
        action={
          <ActionButton variant="contained" onClick={onRetry}>
            {shared.retry}
          </ActionButton>
        }
      >
        {errorMessage(error)}
      </GateMessage>
    </StepFrame>
  );
}
