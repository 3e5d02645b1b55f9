import { useForm } from 'react-hook-form';
import { yourData } from '#content/account/yourData.ts';
import { newPasswordSchema } from '#domain/registration.ts';
import { formResolver } from '#funnel/frame/formResolver.ts';
import { NewPasswordFields } from '#funnel/frame/NewPasswordFields.tsx';
import { PanelForm } from '../frame/PanelForm.tsx';
import { isSignInTooOld, signInRemedy } from '../frame/signInRemedy.tsx';
import { failureIn, type AccountActionState } from '../useAccountAction.ts';

const { password: words } = yourData;

export interface PasswordFormProps {
  /** The owner's address. */
  email: string;
  state: AccountActionState;
  onSubmit: (form: { password: string }) => void;
  onClose: () => void;
  /** Signs the owner out, to sign in again and return here. */
  onSignInAgain: () => void;
}

/** A new password, typed twice. */
export function PasswordForm({ email, state, onSubmit, onClose, onSignInAgain }: PasswordFormProps) {
  const form = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  return (
    <PanelForm
      heading={words.open}
      words={words}
      busy={state.status === 'busy'}
      failure={isSignInTooOld(state) ? words.tooOld : failureIn(state)}
      remedy={signInRemedy(state, { label: words.signIn, onSignInAgain })}
      onSubmit={(event) => void form.handleSubmit(({ password }) => onSubmit({ password }))(event)}
      onClose={onClose}
    >
      <NewPasswordFields register={form.register} formState={form.formState} email={email} words={words} />
    </PanelForm>
  );
}
