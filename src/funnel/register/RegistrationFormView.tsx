import Stack from '@mui/material/Stack';
import type { SyntheticEvent } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { ConsentBox } from '#components/ConsentBox.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { shared } from '#content/funnel/shared.ts';
import { register as words } from '#content/funnel/register.ts';
import { AppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { TextLink } from '../frame/TextLink.tsx';
import { nameTooLong } from './initialRegistration.ts';
import { RegistrationFields } from './RegistrationFields.tsx';
import type { RegisterValues } from './registerSchema.ts';
import type { Register } from './useRegister.ts';
import { useRegistrationForm } from './useRegistrationForm.ts';
import { useTermsHint } from './useTermsHint.ts';

const { links } = shared;
const termsHint = errorMessage(new AppError('registration/terms-not-accepted'));

/** Props of `RegistrationFormView`. */
export interface RegistrationFormViewProps extends Pick<
  Register,
  'submission' | 'catalogue' | 'onSubmit' | 'onDraft'
> {
  owner: Owner;
  initial: RegisterValues;
  /** Whether the owner already has a password. */
  passwordKept?: boolean;
}

/** The registration form, with a password only for an owner who signed in by e-mail link and has none yet. */
export function RegistrationFormView(props: RegistrationFormViewProps) {
  const { owner, initial, passwordKept = false, submission, catalogue, onSubmit, onDraft } = props;
  const withPassword = !owner.withGoogle && !passwordKept;
  const form = useRegistrationForm({ initial, withPassword, onDraft });
  const hint = useTermsHint();
  const { errors, submitCount } = form.formState;
  const accepted = form.watch('termsAccepted');
  const wrong = Object.keys(errors).length;

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (accepted) void form.handleSubmit(onSubmit)(event);
    else hint.show();
  };
  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: { phone: 1.75, tablet: 3 } }}>
      <RegistrationFields
        {...{ form, withPassword, catalogue }}
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
          error={hint.shown && !accepted ? termsHint : errors.termsAccepted?.message}
        />
        <ConsentBox {...form.register('marketingConsent')} label={words.marketing} />
      </Stack>
      {submitCount > 0 && wrong > 0 ? <Notice tone="error">{words.errorSummary(wrong)}</Notice> : null}
      {submission.status === 'failed' ? <Notice tone="error">{errorMessage(submission.error)}</Notice> : null}
      <ActionButton
        type="submit"
        variant="contained"
        size="large"
        unavailable={!accepted}
        loading={submission.status === 'busy'}
        loadingLabel={words.submitBusy}
      >
        {words.submit}
      </ActionButton>
    </Stack>
  );
}
