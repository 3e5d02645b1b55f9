import { KeyRound } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { resetPassword as words } from '#content/funnel/resetPassword.ts';
import { DashboardLink } from '../frame/DashboardLink.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetRequestForm } from './ResetRequestForm.tsx';
import type { ResetPassword } from './useResetPassword.ts';
import type { ResetRequest } from './useResetRequest.ts';

/** Props of `ResetPasswordStep`: all of `useResetPassword` and `useResetRequest`, and the navigation. */
export interface ResetPasswordStepProps extends ResetPassword {
  /** The form that requests a reset link, shown while there is no valid link. */
  request: ResetRequest;
  /** 'Go to Sign In'. */
  onSignIn: () => void;
}

/** 'Reset Your Password': requests a reset link, and sets the new password after a link is opened. */
export function ResetPasswordStep({
  state,
  email,
  passwordLost,
  request,
  onSubmit,
  onAnother,
  onSignIn,
}: ResetPasswordStepProps) {
  const signIn = (
    <ActionButton variant={state.status === 'done' ? 'outlined' : 'text'} onClick={onSignIn}>
      {words.signIn}
    </ActionButton>
  );
  if (state.status === 'done') {
    return (
      <StepFrame key="done">
        <GateMessage
          icon={KeyRound}
          tone="success"
          heading={words.successHeading}
          action={
            <>
              <DashboardLink variant="contained" />
              {signIn}
            </>
          }
          live="polite"
        >
          {words.success}
        </GateMessage>
      </StepFrame>
    );
  }
  if (state.status === 'request') {
    const { error } = state;
    return (
      <StepFrame
        key="request"
        title={words.heading}
        lead={error ? words.request.leadAgain : words.request.lead}
      >
        {/* After a new link is requested, its result replaces this error. */}
        {error && request.forgot.status === 'idle' ? (
          <Notice tone="error">{errorMessage(error)}</Notice>
        ) : null}
        <ResetRequestForm {...request} />
        {signIn}
      </StepFrame>
    );
  }
  return (
    <StepFrame key="step" title={words.heading}>
      {state.status === 'failed' ? (
        <Notice
          tone="error"
          action={
            <ActionButton variant="outlined" size="small" onClick={onAnother}>
              {words.another}
            </ActionButton>
          }
        >
          {errorMessage(state.error)}
        </Notice>
      ) : null}
      <NewPasswordForm
        email={email}
        passwordLost={passwordLost}
        onSubmit={onSubmit}
        updating={state.status === 'updating'}
      />
      {signIn}
    </StepFrame>
  );
}
