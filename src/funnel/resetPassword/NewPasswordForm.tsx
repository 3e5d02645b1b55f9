import { yupResolver } from '@hookform/resolvers/yup';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { ActionButton } from '#components/ActionButton.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { register } from '#content/funnel/register.ts';
import { resetPassword as words } from '#content/funnel/resetPassword.ts';
import { unseen } from '#theme/index.ts';
import { resetPasswordSchema } from './resetPasswordSchema.ts';
import type { ResetPassword } from './useResetPassword.ts';

const toggle = { showLabel: register.showPassword, hideLabel: register.hidePassword };

/** Props of `NewPasswordForm`. */
export interface NewPasswordFormProps extends Pick<ResetPassword, 'email' | 'onSubmit'> {
  updating: boolean;
}

/** A new password, typed twice. */
export function NewPasswordForm({ email, updating, onSubmit }: NewPasswordFormProps) {
  const form = useForm({
    resolver: yupResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 3 }}
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
    >
      {email === null ? null : (
        // Never drawn nor read out: it tells the browser which account to keep the new password for.
        <input
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          style={unseen}
        />
      )}
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
        loading={updating}
        loadingLabel={words.submitBusy}
      >
        {words.submit}
      </ActionButton>
    </Stack>
  );
}
