import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { funnel, wordsFor } from '#content/index.ts';
import { DashboardLink } from '../frame/DashboardLink.tsx';
import type { ForgotState } from './useSignIn.ts';

const { existing: words } = funnel.signIn;

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
    <Stack component="section" aria-labelledby="existing-owners" sx={{ gap: 1.5 }}>
      <Typography id="existing-owners" variant="h5" component="h2">
        {words.heading}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <DashboardLink />
        <ActionButton
          variant="text"
          loading={forgot.status === 'sending'}
          loadingLabel={words.forgotBusy}
          onClick={onForgot}
        >
          {words.forgot}
        </ActionButton>
      </Stack>
      {answer(forgot)}
    </Stack>
  );
}
