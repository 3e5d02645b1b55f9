import { styled } from '@mui/material/styles';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { signIn } from '#content/funnel/entrance.ts';
import { paths } from '#domain/paths.ts';
import { DashboardLink } from '../frame/DashboardLink.tsx';
import type { ForgotState } from '../owner/useForgotPassword.ts';

const { existing: words } = signIn;

const Part = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
}));

const Heading = styled('h2')(({ theme }) => theme.typography.h5);

// Whatever begins a line of its own has its label aligned with the edge of the first button.
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  '& > :not(:first-of-type), & > button': { marginLeft: -12 },
}));

/** The answer may appear below the edge of a phone's screen, so it is scrolled to. */
function reveal(answer: HTMLElement | null) {
  answer?.scrollIntoView({ block: 'nearest' });
}

/** Id of the answer to 'Forgot password?'. */
export const forgottenId = 'forgotten';

/** Props of `ExistingOwners`. */
export interface ExistingOwnersProps {
  forgot: ForgotState;
  onForgot: () => void;
}

function forgotNotice(forgot: ForgotState) {
  if (forgot.status === 'sent') return <Notice tone="success">{words.forgotSent}</Notice>;
  if (forgot.status === 'emailFirst') return <Notice tone="info">{words.forgotEmailFirst}</Notice>;
  return forgot.status === 'failed' ? <Notice tone="error">{errorMessage(forgot.error)}</Notice> : null;
}

/** Links for owners who already have an account (R-SIGNIN-EXISTING). */
export function ExistingOwners({ forgot, onForgot }: ExistingOwnersProps) {
  const answer = forgotNotice(forgot);
  return (
    <Part aria-labelledby="existing-owners">
      <Heading id="existing-owners">{words.heading}</Heading>
      <Actions>
        <DashboardLink />
        <ActionLink variant="text" href={paths.account}>
          {words.account}
        </ActionLink>
        <ActionButton
          variant="text"
          loading={forgot.status === 'sending'}
          loadingLabel={words.forgotBusy}
          onClick={onForgot}
        >
          {words.forgot}
        </ActionButton>
      </Actions>
      {answer ? (
        <div id={forgottenId} ref={reveal}>
          {answer}
        </div>
      ) : null}
    </Part>
  );
}
