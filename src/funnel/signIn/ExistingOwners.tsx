import { styled } from '@mui/material/styles';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { wordsFor } from '#content/errors.ts';
import { signIn } from '#content/funnel/entrance.ts';
import { DashboardLink } from '../frame/DashboardLink.tsx';
import type { ForgotState } from '../owner/useForgotPassword.ts';

const { existing: words } = signIn;

const Part = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
}));

const Heading = styled('h2')(({ theme }) => theme.typography.h5);

// One under the other on a phone, where the words of the second begin at the edge of the first.
const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& > button': { marginLeft: -12 },
  [theme.breakpoints.up('tablet')]: { display: 'flex', gap: theme.spacing(3) },
}));

/** Props of `ExistingOwners`. */
export interface ExistingOwnersProps {
  forgot: ForgotState;
  onForgot: () => void;
}

function answer(forgot: ForgotState) {
  if (forgot.status === 'sent') return <Notice tone="success">{words.forgotSent}</Notice>;
  if (forgot.status === 'emailFirst') return <Notice tone="info">{words.forgotEmailFirst}</Notice>;
  return forgot.status === 'failed' ? <Notice tone="error">{wordsFor(forgot.error)}</Notice> : null;
}

/** The ways out of the sign-up for somebody who has an account (DECISIONS section 4). */
export function ExistingOwners({ forgot, onForgot }: ExistingOwnersProps) {
  return (
    <Part aria-labelledby="existing-owners">
      <Heading id="existing-owners">{words.heading}</Heading>
      <Ways>
        <DashboardLink />
        <ActionButton
          variant="text"
          loading={forgot.status === 'sending'}
          loadingLabel={words.forgotBusy}
          onClick={onForgot}
        >
          {words.forgot}
        </ActionButton>
      </Ways>
      {answer(forgot)}
    </Part>
  );
}
