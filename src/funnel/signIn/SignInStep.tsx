import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { FormField } from '#components/FormField.tsx';
import { Notice } from '#components/Notice.tsx';
import { WordDivider } from '#components/WordDivider.tsx';
import { funnel, wordsFor } from '#content/index.ts';
import type { AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { StepFrame } from '../frame/StepFrame.tsx';
import { TextLink } from '../frame/TextLink.tsx';
import { ExistingOwners } from './ExistingOwners.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import type { SignIn } from './useSignIn.ts';

const { signIn: words, links } = funnel;

/** Props of `SignInStep`: all of `useSignIn`, and why the owner is here again. */
export interface SignInStepProps extends SignIn {
  /** Why the owner was sent back to sign in; null on an ordinary visit. */
  reason: AppError | null;
}

/** 'Create Account': with Google, or with a link by e-mail. */
export function SignInStep(props: SignInStepProps) {
  const { state, forgot, email, reason, onEmailChange, onSubmit, onGoogle, onForgot } = props;
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <StepFrame title={words.heading} lead={words.intro}>
      {reason ? <Notice tone="info">{wordsFor(reason)}</Notice> : null}
      <Stack sx={{ gap: 3 }}>
        <ActionButton
          variant="outlined"
          size="large"
          fullWidth
          startIcon={<GoogleMark />}
          loading={state.status === 'google'}
          loadingLabel={words.googleBusy}
          disabled={state.status === 'sendingLink'}
          onClick={onGoogle}
        >
          {words.google}
        </ActionButton>
        <WordDivider>{words.divider}</WordDivider>
        <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
          <FormField
            label={words.email}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={limits.email.max}
            value={email}
            onChange={(event) => onEmailChange({ email: event.target.value })}
          />
          {state.status === 'failed' ? <Notice tone="error">{wordsFor(state.error)}</Notice> : null}
          <ActionButton
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            disabled={email.trim() === '' || state.status === 'google'}
            loading={state.status === 'sendingLink'}
            loadingLabel={words.submitBusy}
          >
            {words.submit}
          </ActionButton>
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {words.legal.before}
          <TextLink {...links.terms} />
          {words.legal.between}
          <TextLink {...links.privacy} />
          {words.legal.after}
        </Typography>
      </Stack>
      <ExistingOwners forgot={forgot} onForgot={onForgot} />
    </StepFrame>
  );
}
