import { styled } from '@mui/material/styles';
import { MailCheck, MailQuestion, MailX } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { BreakableText } from '#components/BreakableText.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { errorMessage } from '#content/errors.ts';
import { verify as words } from '#content/funnel/verify.ts';
import { shared } from '#content/funnel/shared.ts';
import { LoadingGate } from '../frame/LoadingGate.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import type { Verify } from './verifyState.ts';

const Line = styled('span')({ display: 'block' });

/** Props of `VerifyStep`: all of `useVerify`, and the way back to sign-in. */
export interface VerifyStepProps extends Verify {
  /** 'Return to Sign In'. */
  onReturn: () => void;
}

/** The result of opening a link from an e-mail. */
export function VerifyStep({ state, onChoose, onTryAgain, onReturn }: VerifyStepProps) {
  if (state.status === 'verifying')
    return <LoadingGate title={words.heading} text={words.working} scene={{ state: 'letter' }} />;
  if (state.status === 'verified') {
    return (
      <StepFrame key="verified" scene={{ state: 'opening' }}>
        <GateMessage icon={MailCheck} tone="success" heading={words.successHeading} live="polite">
          {words.success}
        </GateMessage>
      </StepFrame>
    );
  }
  if (state.status === 'choosing') {
    const { stored, linked } = state;
    return (
      <StepFrame key="choosing" scene={{ state: 'letter' }}>
        <GateMessage
          icon={MailQuestion}
          heading={words.choice.heading}
          action={
            <>
              <ActionButton variant="contained" onClick={() => onChoose({ email: linked })}>
                <BreakableText>{words.choice.link(linked)}</BreakableText>
              </ActionButton>
              <ActionButton variant="outlined" onClick={() => onChoose({ email: stored })}>
                <BreakableText>{words.choice.keep(stored)}</BreakableText>
              </ActionButton>
            </>
          }
        >
          {words.choice.body}
        </GateMessage>
      </StepFrame>
    );
  }
  if (state.status === 'confirming') {
    const { linked } = state;
    return (
      <StepFrame key="confirming" scene={{ state: 'letter' }}>
        <GateMessage
          icon={MailQuestion}
          heading={words.confirm.heading}
          action={
            <ActionButton variant="contained" onClick={() => onChoose({ email: linked })}>
              <BreakableText>{words.confirm.go(linked)}</BreakableText>
            </ActionButton>
          }
        >
          {words.confirm.body}
        </GateMessage>
      </StepFrame>
    );
  }
  const { error, again } = state;
  return (
    <StepFrame key="failed">
      <GateMessage
        icon={MailX}
        tone="error"
        heading={words.failedHeading}
        live="assertive"
        action={
          <>
            {again ? (
              <ActionButton
                variant="contained"
                loading={again.busy}
                loadingLabel={words.newLinkBusy}
                onClick={onTryAgain}
              >
                {again.kind === 'newLink' ? words.newLink : shared.retry}
              </ActionButton>
            ) : null}
            <ActionButton variant={again ? 'outlined' : 'contained'} onClick={onReturn}>
              {words.back}
            </ActionButton>
          </>
        }
      >
        <Line>{errorMessage(error)}</Line>
        {again?.kind === 'newLink' ? (
          <Line>
            <BreakableText>{words.newLinkTo(again.email)}</BreakableText>
          </Line>
        ) : null}
      </GateMessage>
    </StepFrame>
  );
}
