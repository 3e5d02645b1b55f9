import { yupResolver } from '@hookform/resolvers/yup';
import Stack from '@mui/material/Stack';
import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ActionButton } from '#components/ActionButton.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { Notice } from '#components/Notice.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { wordsFor } from '#content/errors.ts';
import { resetPassword as words } from '#content/funnel/entrance.ts';
import { register } from '#content/funnel/register.ts';
import { StepFrame } from '../frame/StepFrame.tsx';
import { resetPasswordSchema } from './resetPasswordSchema.ts';
import type { ResetPassword } from './useResetPassword.ts';

const toggle = { showLabel: register.showPassword, hideLabel: register.hidePassword };

/** Props of `ResetPasswordStep`: all of `useResetPassword`, and the way on. */
export interface ResetPasswordStepProps extends ResetPassword {
  /** 'Go to Sign In'. */
  onSignIn: () => void;
}

/** 'Reset Your Password'. */
export function ResetPasswordStep({ state, onSubmit, onSignIn }: ResetPasswordStepProps) {
  const form = useForm({
    resolver: yupResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const signIn = (
    <ActionButton variant={state.status === 'done' ? 'contained' : 'outlined'} onClick={onSignIn}>
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
          action={signIn}
          live="polite"
        >
          {words.success}
        </GateMessage>
      </StepFrame>
    );
  }
  return (
    <StepFrame key="step" title={words.heading}>
      {state.status === 'failed' ? <Notice tone="error">{wordsFor(state.error)}</Notice> : null}
      <Stack
        component="form"
        noValidate
        sx={{ gap: 3 }}
        onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
      >
        <PasswordField
          {...toggle}
          {...form.register('password')}
          label={words.password}
          hint={register.password.hint}
          error={errors.password?.message}
        />
        <PasswordField
          {...toggle}
          {...form.register('confirmPassword')}
          label={words.confirmPassword}
          error={errors.confirmPassword?.message}
        />
        <ActionButton
          type="submit"
          variant="contained"
          size="large"
          loading={state.status === 'updating'}
          loadingLabel={words.submitBusy}
        >
          {words.submit}
        </ActionButton>
      </Stack>
      {state.status === 'failed' ? (
        <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
          {words.another}
          {signIn}
        </Stack>
      ) : null}
    </StepFrame>
  );
}
