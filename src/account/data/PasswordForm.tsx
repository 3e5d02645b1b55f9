import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { yourData } from '#content/account/yourData.ts';
import { errorMessage } from '#content/errors.ts';
import { newPasswordSchema } from '#domain/registration.ts';
import { NewPasswordFields } from '#funnel/frame/NewPasswordFields.tsx';
import { Actions, StackedForm } from '../frame/layout.ts';
import { PanelHeading } from '../frame/PanelHeading.tsx';
import type { ActionState } from '../useAsyncAction.ts';

const { password: words } = yourData;

/** Props of `PasswordForm`. */
export interface PasswordFormProps {
  /** The owner's address. */
  email: string;
  state: ActionState;
  onSubmit: (form: { password: string }) => void;
  onClose: () => void;
  /** Signs out, so that the owner can sign in anew and come back here. */
  onSignInAgain: () => void;
}

/** A new password, typed twice. */
export function PasswordForm({ email, state, onSubmit, onClose, onSignInAgain }: PasswordFormProps) {
  const form = useForm({
    resolver: yupResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const tooOld = state.status === 'failed' && state.error.code === 'auth/recent-login-required';
  const again = (
    <ActionButton variant="outlined" size="small" onClick={onSignInAgain}>
      {words.signIn}
    </ActionButton>
  );
  return (
    <StackedForm
      noValidate
      onSubmit={(event) => void form.handleSubmit(({ password }) => onSubmit({ password }))(event)}
    >
      <PanelHeading>{words.open}</PanelHeading>
      <NewPasswordFields
        register={form.register}
        errors={form.formState.errors}
        email={email}
        words={words}
      />
      {state.status === 'failed' ? (
        <Notice tone="error" {...(tooOld ? { action: again } : {})}>
          {tooOld ? words.tooOld : errorMessage(state.error)}
        </Notice>
      ) : null}
      <Actions>
        <ActionButton
          type="submit"
          variant="contained"
          loading={state.status === 'busy'}
          loadingLabel={words.submitBusy}
        >
          {words.submit}
        </ActionButton>
        <ActionButton variant="text" onClick={onClose}>
          {words.keep}
        </ActionButton>
      </Actions>
    </StackedForm>
  );
}
