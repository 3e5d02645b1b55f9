import Stack from '@mui/material/Stack';
import { useState, type SyntheticEvent } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { BeingSent } from '#components/beingSent.ts';
import { ConsentBox } from '#components/ConsentBox.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { shared } from '#content/funnel/shared.ts';
import { register as words } from '#content/funnel/register.ts';
import { AppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { TextLink } from '../frame/TextLink.tsx';
import { ErrorSummary, wrongFields, type WrongField } from './ErrorSummary.tsx';
import { nameTooLong } from './initialRegistration.ts';
import { RegistrationFields } from './RegistrationFields.tsx';
import type { RegisterValues } from './registerSchema.ts';
import type { Register } from './useRegister.ts';
import { useRegistrationForm } from './useRegistrationForm.ts';
import { useTermsHint } from './useTermsHint.ts';

const { links } = shared;
const termsHint = errorMessage(new AppError('registration/terms-not-accepted'));

export interface RegistrationFormViewProps extends Pick<
  Register,
  'submission' | 'catalogue' | 'onSubmit' | 'onDraft'
> {
  owner: Owner;
  initial: RegisterValues;
  /** Whether the owner already has a password. */
  passwordKept?: boolean;
  /** Whether a typed password was lost when the language was switched. */
  passwordLost?: boolean;
}

/** The registration form, with a password only for an owner who signed in by e-mail link and has none yet. */
export function RegistrationFormView(props: RegistrationFormViewProps) {
  const {
    owner,
    initial,
    passwordKept = false,
    passwordLost,
    submission,
    catalogue,
    onSubmit,
    onDraft,
  } = props;
  const withPassword = !owner.withGoogle && !passwordKept;
  const form = useRegistrationForm({ initial, withPassword, onDraft });
  const hint = useTermsHint();
  const busy = submission.status === 'busy';
  const { errors } = form.formState;
  const accepted = form.watch('termsAccepted');
  // As of the last press of the button.
  const [refused, setRefused] = useState<readonly WrongField[]>([]);
  const wrong = wrongFields({ ...errors, termsAccepted: accepted ? undefined : true });
  const problem = errors.termsAccepted?.message;
  // The hint's words stay for a problem that outlives it: so a screen reader does not say it again in other words.
  const termsProblem = hint.shown || (hint.given && problem) ? termsHint : problem;

  const handleRefused = (refusal: Readonly<Record<string, unknown>>) => {
    const fields = wrongFields(refusal);
    // The terms alone are at the button, where the hint is enough.
    setRefused(fields.every((name) => name === 'termsAccepted') ? [] : fields);
    form.clearErrors('termsAccepted');
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setRefused([]);
    void form.handleSubmit(onSubmit, handleRefused)(event);
    if (!accepted) hint.show();
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: { phone: 1.25, tablet: 3 } }}>
      {refused.length > 0 ? (
        <ErrorSummary
          fields={refused}
          wrong={wrong}
          valid={form.formState.isValid}
          onGo={(name) => form.setFocus(name)}
        />
      ) : null}
      <BeingSent value={busy}>
        <RegistrationFields
          form={form}
          withPassword={withPassword}
          passwordLost={passwordLost}
          catalogue={catalogue}
          email={owner.email}
          longName={nameTooLong(owner)}
        />
        <Stack>
          <ConsentBox
            {...form.register('termsAccepted')}
            label={
              <>
                {words.terms.before}
                <TextLink {...links.terms} />
                {words.terms.after}
              </>
            }
            error={accepted ? undefined : termsProblem}
            required
          />
          <ConsentBox {...form.register('marketingConsent')} label={words.marketing} />
        </Stack>
      </BeingSent>
      {submission.status === 'failed' ? <Notice tone="error">{errorMessage(submission.error)}</Notice> : null}
      <ActionButton
        type="submit"
        variant="contained"
        size="large"
        unavailable={!accepted}
        loading={busy}
        loadingLabel={words.submitBusy}
      >
        {words.submit}
      </ActionButton>
    </Stack>
  );
}
