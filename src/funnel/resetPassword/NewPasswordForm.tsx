import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { ActionButton } from '#components/ActionButton.tsx';
import { BeingSent } from '#components/beingSent.ts';
import { register } from '#content/funnel/register.ts';
import { resetPassword as words } from '#content/funnel/resetPassword.ts';
import { formResolver } from '../frame/formResolver.ts';
import { NewPasswordFields } from '../frame/NewPasswordFields.tsx';
import { resetPasswordSchema } from './resetPasswordSchema.ts';
import type { ResetPassword } from './useResetPassword.ts';

const fieldWords = {
  password: words.password,
  hint: register.password.hint,
  again: words.confirmPassword,
};

export interface NewPasswordFormProps extends Pick<ResetPassword, 'email' | 'onSubmit'> {
  updating: boolean;
  /** Whether a typed password was lost when the language was switched. */
  passwordLost?: boolean;
}

/** A new password, typed twice. */
export function NewPasswordForm({ email, updating, passwordLost = false, onSubmit }: NewPasswordFormProps) {
  const form = useForm({
    resolver: formResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 3 }}
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
    >
      <BeingSent value={updating}>
        <NewPasswordFields
          register={form.register}
          formState={form.formState}
          email={email}
          words={passwordLost ? { ...fieldWords, hint: register.password.lost } : fieldWords}
        />
      </BeingSent>
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
