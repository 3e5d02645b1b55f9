import Stack from '@mui/material/Stack';
import type { SyntheticEvent } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { BeingSent } from '#components/beingSent.ts';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { signIn } from '#content/funnel/signIn.ts';
import { resetPassword } from '#content/funnel/resetPassword.ts';
import { AppError } from '#domain/errors.ts';
import type { ForgotState } from '../owner/useForgotPassword.ts';
import { EmailField } from '../frame/EmailField.tsx';
import { TextLink } from '../frame/TextLink.tsx';
import type { ResetRequest } from './useResetRequest.ts';

const { request: words } = resetPassword;

function problemOf(forgot: ForgotState): AppError | null {
  if (forgot.status === 'failed') return forgot.error;
  return forgot.status === 'emailFirst' ? new AppError('auth/invalid-email') : null;
}

/** Requests the link that resets a password. The result is the same for every address. */
export function ResetRequestForm({ forgot, email, inboxUrl, onEmailChange, onSend }: ResetRequest) {
  const problem = problemOf(forgot);
  const wrongAddress = problem?.code === 'auth/invalid-email';
  const sent = forgot.status === 'sent';
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Stack component="form" noValidate sx={{ gap: 3 }} onSubmit={handleSubmit}>
      <BeingSent value={forgot.status === 'sending'}>
        <EmailField
          email={email}
          onEmailChange={onEmailChange}
          error={wrongAddress ? errorMessage(problem) : undefined}
        />
      </BeingSent>
      {problem && !wrongAddress ? <Notice tone="error">{errorMessage(problem)}</Notice> : null}
      <Notice
        tone="success"
        action={inboxUrl === null ? undefined : <TextLink label={words.inbox} href={inboxUrl} />}
      >
        {sent ? `${signIn.existing.forgotSent} ${words.sentAdvice}` : null}
      </Notice>
      <ActionButton
        type="submit"
        variant={sent ? 'outlined' : 'contained'}
        size="large"
        loading={forgot.status === 'sending'}
        loadingLabel={words.submitBusy}
      >
        {sent ? words.submitAgain : words.submit}
      </ActionButton>
    </Stack>
  );
}
