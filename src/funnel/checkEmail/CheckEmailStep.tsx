import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { alignedText } from '#components/alignedText.ts';
import { BreakableText } from '#components/BreakableText.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { checkEmail as words } from '#content/funnel/checkEmail.ts';
import { shared } from '#content/funnel/shared.ts';
import { webmailOf } from '#domain/webmail.ts';
import { StepFrame } from '../frame/StepFrame.tsx';
import { TextLink } from '../frame/TextLink.tsx';
import { resendWaitSeconds, type CheckEmail, type ResendState } from './useCheckEmail.ts';

const { links } = shared;

/** Props of `CheckEmailStep`: all of `useCheckEmail`, and the way back to sign-in. */
export interface CheckEmailStepProps extends CheckEmail {
  onChangeAddress: () => void;
}

const isSentAgain = (resend: ResendState) => resend.status === 'waiting' && resend.again;

/** 'Check Your Email': the address that got the link, and help if the e-mail does not arrive. */
export function CheckEmailStep({ email, inboxUrl, resend, onResend, onChangeAddress }: CheckEmailStepProps) {
  const webmail = email === null ? null : webmailOf(email);
  const sentTo =
    email === null ? (
      words.sentToUnknown
    ) : (
      <>
        {words.sentTo.before}
        <strong>
          <BreakableText>{words.sentTo.address(email)}</BreakableText>
        </strong>
        {words.sentTo.after}
      </>
    );
  return (
    <StepFrame title={words.heading} lead={sentTo} scene={{ state: 'letter' }}>
      {webmail ? (
        // In a new tab: this one goes on by itself once the link is opened.
        <ActionLink variant="contained" size="large" href={webmail.url} newTab>
          {words.openMailbox(webmail.name)}
        </ActionLink>
      ) : null}
      <Typography>
        {words.advice.before}
        <TextLink {...links.support} />
        {words.advice.after}
      </Typography>
      {resend.status === 'failed' ? <Notice tone="error">{errorMessage(resend.error)}</Notice> : null}
      <Notice tone="success">{isSentAgain(resend) ? words.resent : null}</Notice>
      <Stack sx={{ flexDirection: { tablet: 'row' }, columnGap: 3, rowGap: 1, alignItems: 'start' }}>
        {email === null ? null : (
          <ActionButton
            variant="outlined"
            unavailable={resend.status === 'waiting'}
            // Without the seconds that pass: a screen reader reads each new name of the button that has the focus.
            aria-label={resend.status === 'waiting' ? words.resendIn(resendWaitSeconds) : undefined}
            loading={resend.status === 'sending'}
            loadingLabel={words.resendBusy}
            onClick={onResend}
          >
            {resend.status === 'waiting' ? words.resendIn(resend.secondsLeft) : words.resend}
          </ActionButton>
        )}
        <ActionButton variant="text" sx={alignedText} onClick={onChangeAddress}>
          {words.change}
        </ActionButton>
      </Stack>
      {inboxUrl === null ? null : <TextLink label={words.inbox} href={inboxUrl} />}
    </StepFrame>
  );
}
