import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { BeingSent } from '#components/beingSent.ts';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { signIn as words } from '#content/funnel/signIn.ts';
import { shared, shell } from '#content/funnel/shared.ts';
import type { AppError } from '#domain/errors.ts';
import { EmailField } from '../frame/EmailField.tsx';
import { FunnelFrame } from '../frame/FunnelFrame.tsx';
import { TextLink } from '../frame/TextLink.tsx';
import { VeryLate } from '../frame/veryLate.ts';
import { EmbeddedBrowserNotice } from './EmbeddedBrowserNotice.tsx';
import { ExistingOwners, reveal } from './ExistingOwners.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import type { SignIn } from './signInState.ts';

const { links } = shared;

const Options = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  // Nothing here works without a script.
  '@media (scripting: none)': { display: 'none' },
}));

const EmailForm = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
}));

const Legal = styled(Typography)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

export interface SignInOptionsProps extends Omit<SignIn, 'inDocument'> {
  /** Whether the owner signs in to open the account page: the texts speak of signing in, not of a new account. */
  forAccount?: boolean;
}

/**
 * The two ways to sign in, with the state of each; in a browser inside an app, the one that works there comes first. The document
 * contains it in the states that `firstForm.ts` shows before the app runs, so its markup must depend on its props alone: no
 * generated ids.
 */
export function SignInOptions(props: SignInOptionsProps) {
  const { state, forgot, email, embedded, forAccount = false } = props;
  const { onEmailChange, onSubmit, onGoogle, onGooglePage, onCopyAddress } = props;
  const { google: googleLabel, submit, legal } = forAccount ? words.forAccount : words;
  const failure = state.status === 'failed' ? state.error : null;
  const byGoogle = state.status === 'failed' && state.by !== 'link';
  // Once pressed, the way by Google's page stays, and keeps its focus.
  const byPage = state.status === 'leaving' || (state.status === 'failed' && state.by === 'page');
  const popupBlocked = byPage || failure?.code === 'auth/popup-blocked';
  const unsent = byGoogle ? null : failure;
  // A problem with the address is reported once, in its field, for both buttons.
  const wrongAddress = [forgot.status === 'failed' ? forgot.error : null, unsent].find(
    (error) => error?.code === 'auth/invalid-email',
  );
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  // While the submit button is disabled, browsers do not submit the form on Enter.
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && email.trim() === '' && event.target instanceof HTMLInputElement) onSubmit();
  };
  const google = (
    <>
      <ActionButton
        variant="outlined"
        size="large"
        fullWidth
        id="google"
        data-press="google"
        startIcon={<GoogleMark />}
        loading={state.status === 'google'}
        loadingLabel={words.googleBusy}
        disabled={state.status === 'sendingLink' || state.status === 'leaving'}
        onClick={onGoogle}
      >
        {googleLabel}
      </ActionButton>
      {byGoogle && failure ? <Notice tone="error">{errorMessage(failure)}</Notice> : null}
      {popupBlocked ? (
        <ActionButton
          variant="outlined"
          size="large"
          fullWidth
          loading={state.status === 'leaving'}
          loadingLabel={words.googleBusy}
          onClick={onGooglePage}
        >
          {words.googlePage}
        </ActionButton>
      ) : null}
    </>
  );
  // Not a `separator`, whose content screen readers skip.
  const divider = <Divider role="none">{words.divider}</Divider>;
  const byEmail = (
    <EmailForm noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <div ref={wrongAddress ? reveal : null}>
        <BeingSent value={state.status === 'sendingLink'}>
          <EmailField
            email={email}
            error={wrongAddress ? errorMessage(wrongAddress) : undefined}
            onEmailChange={onEmailChange}
          />
        </BeingSent>
      </div>
      {unsent && !wrongAddress ? (
        <div ref={reveal}>
          <Notice tone="error">{errorMessage(unsent)}</Notice>
        </div>
      ) : null}
      <ActionButton
        id="send-link"
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={email.trim() === '' || state.status === 'leaving'}
        loading={state.status === 'sendingLink'}
        loadingLabel={words.submitBusy}
      >
        {submit}
      </ActionButton>
    </EmailForm>
  );
  return (
    <Options data-sign-in>
      {embedded ? (
        <>
          <EmbeddedBrowserNotice copied={embedded.copied} onCopyAddress={onCopyAddress} />
          {byEmail}
          {divider}
          {google}
        </>
      ) : (
        <>
          {google}
          {divider}
          {byEmail}
        </>
      )}
      <Legal variant="body2">
        {legal.before}
        <TextLink {...links.terms} />
        {legal.between}
        <TextLink {...links.privacy} />
        {words.legal.after}
      </Legal>
    </Options>
  );
}

/** Props of `SignInStep`: all of `useSignIn`, and the reason for a repeated sign-in. */
export interface SignInStepProps extends SignIn {
  /** Why the owner must sign in again; null on an ordinary visit. */
  reason: AppError | null;
  /** Whether the owner is signing in to open the account page. */
  forAccount?: boolean;
}

/** 'Create Account', or 'Sign In' for the account page: with Google, or with a link by e-mail. */
export function SignInStep({ reason, forAccount = false, inDocument, ...signIn }: SignInStepProps) {
  const { heading, intro } = forAccount ? words.forAccount : words;
  return (
    <FunnelFrame title={heading} lead={intro}>
      {reason ? <Notice tone="info">{errorMessage(reason)}</Notice> : null}
      {inDocument ? (
        <>
          <noscript>{shell.noScript}</noscript>
          <VeryLate>{shell.oldBrowser}</VeryLate>
        </>
      ) : null}
      <SignInOptions {...signIn} forAccount={forAccount} />
      <ExistingOwners forAccount={forAccount} forgot={signIn.forgot} onForgot={signIn.onForgot} />
    </FunnelFrame>
  );
}
