import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { pause as words } from '#content/account/pause.ts';
import type { Account } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { DisclosedRow } from '../frame/DisclosedRow.tsx';
import { Stacked } from '../frame/layout.ts';
import { onDemand } from '../frame/onDemand.tsx';
import { failureIn } from '../useAccountAction.ts';
import type { Pausing } from './usePause.ts';

const PauseQuestion = onDemand(async () => (await import('./PauseQuestion.tsx')).PauseQuestion);

export interface PauseCardProps extends Pick<Pausing, 'question' | 'resuming'> {
  account: Account;
}

/**
 * Lets the owner start a pause for the season, and end it with one click, which is then the page's main button. Says when another
 * may begin, if that is not yet.
 */
export function PauseCard({ account, question, resuming }: PauseCardProps) {
  const { pause, pauseAgainAt, nextCharge } = account;
  if (pause) {
    const failure = failureIn(resuming.state);
    return (
      <Stacked>
        {failure === null ? null : <Notice tone="error">{failure}</Notice>}
        {/* As far from the line below as a row's sentence. */}
        <Stack spacing={2} sx={{ alignItems: 'start', paddingBottom: 1.5 }}>
          <Typography>{words.resume.lead(pause.daysKept)}</Typography>
          <ActionButton
            variant="contained"
            loading={resuming.state.status === 'busy'}
            loadingLabel={words.resume.submitBusy}
            onClick={() => resuming.run()}
          >
            {words.resume.submit}
          </ActionButton>
        </Stack>
      </Stacked>
    );
  }
  if (pauseAgainAt !== null)
    return <Typography color="textSecondary">{words.again(formatDay(pauseAgainAt))}</Typography>;
  const { open, onOpen } = question;
  const form =
    open && nextCharge ? <PauseQuestion {...question} account={{ ...account, nextCharge }} /> : null;
  return (
    <DisclosedRow open={form !== null} onOpen={onOpen} form={form} note={words.lead} label={words.open} />
  );
}
