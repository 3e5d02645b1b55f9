import { MailCheck, MailQuestion, MailX } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { wordsFor } from '#content/errors.ts';
import { verify as words } from '#content/funnel/entrance.ts';
import { LoadingGate } from '../frame/LoadingGate.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import type { Verify } from './useVerify.ts';

/** Props of `VerifyStep`: all of `useVerify`, and the way back. */
export interface VerifyStepProps extends Verify {
  /** 'Return to Sign In'. */
  onReturn: () => void;
}

/** What became of the link from the e-mail. */
export function VerifyStep({ state, onChoose, onReturn }: VerifyStepProps) {
  if (state.status === 'verifying') return <LoadingGate title={words.heading} text={words.working} />;
  if (state.status === 'verified') {
    return (
      <StepFrame key="verified">
        <GateMessage icon={MailCheck} tone="success" heading={words.successHeading} live="polite">
          {words.success}
        </GateMessage>
      </StepFrame>
    );
  }
  if (state.status === 'choosing') {
    const { stored, linked } = state;
    return (
      <StepFrame key="choosing">
        <GateMessage
          icon={MailQuestion}
          heading={words.choice.heading}
          action={
            <>
              <ActionButton variant="contained" onClick={() => onChoose({ email: linked })}>
                {words.choice.link(linked)}
              </ActionButton>
              <ActionButton variant="outlined" onClick={() => onChoose({ email: stored })}>
                {words.choice.keep(stored)}
              </ActionButton>
            </>
          }
        >
          {words.choice.body}
        </GateMessage>
      </StepFrame>
    );
  }
  return (
    <StepFrame key="failed">
      <GateMessage
        icon={MailX}
        tone="error"
        heading={words.failedHeading}
        live="assertive"
        action={
          <ActionButton variant="contained" onClick={onReturn}>
            {words.back}
          </ActionButton>
        }
      >
        {wordsFor(state.error)}
      </GateMessage>
    </StepFrame>
  );
}
