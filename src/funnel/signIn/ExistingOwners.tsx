import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { alignedText } from '#components/alignedText.ts';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { signIn } from '#content/funnel/signIn.ts';
import { shared } from '#content/funnel/shared.ts';
import { tokens } from '#theme/index.ts';
import type { ForgotState } from '../owner/useForgotPassword.ts';

const { existing: words } = signIn;
const { account, dashboard } = shared.links;

const Part = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(3),
  borderTop: `2px dashed ${tokens.color.line}`,
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

// The link's height for a finger adds none to the line.
const Question = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  '& > a': { ...alignedText, marginBlock: theme.spacing(-1) },
}));

// Two links of equal weight, aligned with the text above. Their height for a finger adds to the sheet's padding.
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  '&:has(+ :last-child > [data-empty])': { marginBottom: theme.spacing(-1) },
  // There the button has an edge, which keeps its distance.
  '@media (forced-colors: active)': { '&:has(+ :last-child > [data-empty])': { marginBottom: 0 } },
  '& > a, & > button': alignedText,
  // It does nothing without a script.
  '@media (scripting: none)': { '& > button': { display: 'none' } },
}));

const Answer = styled('div')({ marginTop: 8, '&:has(> [data-empty])': { position: 'absolute' } });

/** Scrolls the result into view, because it may be below the edge of a phone's screen. */
export function reveal(answer: HTMLElement | null) {
  answer?.scrollIntoView({ block: 'nearest' });
}

export interface ExistingOwnersProps {
  /** Whether the owner signs in to open the account page, and so has an account. */
  forAccount: boolean;
  forgot: ForgotState;
  onForgot: () => void;
}

function forgotAnswer(forgot: ForgotState): string | null {
  if (forgot.status === 'sent') return words.forgotSent;
  return forgot.status === 'emailFirst' ? words.forgotEmailFirst : null;
}

/** The error of a request; null for a problem with the address, which is reported beside the address. */
function forgotFailure(forgot: ForgotState): string | null {
  const isShown = forgot.status === 'failed' && forgot.error.code !== 'auth/invalid-email';
  return isShown ? errorMessage(forgot.error) : null;
}

/** Links for owners who already have an account (R-SIGNIN-EXISTING). */
export function ExistingOwners({ forAccount, forgot, onForgot }: ExistingOwnersProps) {
  const { heading, comeBack } = forAccount ? signIn.forAccount.existing : words;
  const answer = forgotAnswer(forgot);
  const failure = forgotFailure(forgot);
  return (
    <Part aria-labelledby="existing-owners">
      <Question>
        <Typography variant="h5" component="h2" id="existing-owners">
          {heading}
        </Typography>
        {forAccount ? null : (
          <ActionLink variant="text" size="small" href={account.href}>
            {words.signIn}
          </ActionLink>
        )}
      </Question>
      <Typography>{comeBack}</Typography>
      <Actions>
        <ActionLink variant="text" size="small" href={dashboard.href} newTab>
          {dashboard.label}
        </ActionLink>
        <ActionButton
          variant="text"
          size="small"
          data-press="forgot"
          loading={forgot.status === 'sending'}
          loadingLabel={words.forgotBusy}
          onClick={onForgot}
        >
          {words.forgot}
        </ActionButton>
      </Actions>
      <Answer ref={answer === null ? null : reveal}>
        <Notice tone={forgot.status === 'sent' ? 'success' : 'info'}>{answer}</Notice>
      </Answer>
      {failure === null ? null : (
        <Answer ref={reveal}>
          <Notice tone="error">{failure}</Notice>
        </Answer>
      )}
    </Part>
  );
}
