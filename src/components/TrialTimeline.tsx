import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { amountFigures, tokens } from '#theme/index.ts';

const { color } = tokens;

const Items = styled(List)({ display: 'flex', flexDirection: 'column' }) as typeof List;

const Row = styled(ListItem)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  // An amount that does not fit beside its day, for example in large text, moves below it.
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  paddingLeft: 32,
  paddingBottom: theme.spacing(2),
  '&:last-of-type': { paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    // In the middle of the first line.
    top: 'calc(0.75rem - 8px)',
    width: 16,
    height: 16,
    borderRadius: '50%',
    backgroundColor: color.white,
    boxShadow: `inset 0 0 0 3px ${color.green}`,
    zIndex: 1,
  },
  '&[aria-current]::before': { backgroundColor: color.orange, boxShadow: `inset 0 0 0 2px ${color.ink}` },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 'calc(0.75rem + 2px)',
    bottom: 'calc(6px - 0.75rem)',
    width: 2,
    background: `repeating-linear-gradient(${color.green} 0 4px, transparent 4px 8px)`,
  },
  // They drop shadows and gradients.
  '@media (forced-colors: active)': {
    '&::before': { border: '2px solid' },
    '&[aria-current]::before': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
    '&::after': { width: '0 !important', borderLeft: '2px dashed' },
  },
}));

// Its icon is in the place of the dot.
const FailedRow = styled(Row)(({ theme }) => ({
  '&&, && > *': { color: theme.vars.palette.error.main },
  '&::before': { display: 'none' },
  '& > svg': {
    position: 'absolute',
    left: 0,
    top: 'calc(0.75rem - 10px)',
    // As the dots, it stays as large as the room beside the text.
    width: 20,
    height: 20,
    zIndex: 1,
    // Covers the start of the line.
    backgroundColor: theme.vars.palette.background.paper,
    borderRadius: '50%',
  },
}));

// Takes the space left by the amount. Its text wraps before the amount moves below it.
const When = styled('span')(({ theme }) => ({ ...theme.typography.subtitle2, flex: '1 1 4em' }));

const Amount = styled('span')({ ...amountFigures, fontWeight: 620, marginLeft: 'auto' });

const What = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  color: theme.vars.palette.text.secondary,
}));

export interface TimelineMoment {
  /** The date: 'Today', '28 November 2026'. */
  when: string;
  /** The event, in a sentence. */
  what: string;
  /** The charge as shown; omitted where no charge is possible. */
  amount?: string;
  /** Whether something failed then. */
  failed?: boolean;
}

const Note = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& > strong': { ...theme.typography.subtitle2, display: 'block' },
}));

const Action = styled('div')(({ theme }) => ({ marginTop: theme.spacing(2) }));

export interface TrialTimelineProps {
  /** Accessible name of the list. */
  label: string;
  /** Moments in order. */
  moments: readonly TimelineMoment[];
  /** The index of the current moment, usually the first; the earlier ones are past. */
  now?: number;
  /** In place of the dot of a moment at which something failed. */
  failureIcon?: ReactNode;
  /** How to cancel, shown below the list. */
  note?: { title: string; body: ReactNode };
  /** An action below everything else, such as adding the charge to a calendar. */
  action?: ReactNode;
}

/**
 * The charges and their dates: today, the reminder, the first charge and after it; and how to cancel. It stands beside prices, next to
 * the payment button and on the confirmation, and the e-mails use its words. For the progress of a process use `StepProgress`.
 *
 * A list named by `label`. Its props come from `timelineOfQuote` and `timelineOfConfirmation` (`domain/timeline.ts`): do not compute
 * dates here. Begin with today and what today costs, even when it is nothing, leave out no renewal, and promise a reminder only
 * where one is sent: a trial of two days or less has none.
 */
export function TrialTimeline({ label, moments, now = 0, failureIcon, note, action }: TrialTimelineProps) {
  return (
    <div>
      <Items component="ol" aria-label={label}>
        {moments.map(({ when, what, amount, failed }, at) => {
          const Moment = failed ? FailedRow : Row;
          return (
            // Two moments may be on the same day, but never have the same text.
            <Moment key={`${when} ${what}`} aria-current={at === now ? 'date' : undefined}>
              {failed ? failureIcon : null}
              <When>{when}</When>
              {amount ? <Amount>{amount}</Amount> : null}
              <What>{what}</What>
            </Moment>
          );
        })}
      </Items>
      {note ? (
        <Note>
          <strong>{note.title}</strong>
          <Typography variant="body2">{note.body}</Typography>
        </Note>
      ) : null}
      {action ? <Action>{action}</Action> : null}
    </div>
  );
}
