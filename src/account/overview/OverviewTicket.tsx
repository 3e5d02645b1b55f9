import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CircleX } from 'lucide-react';
import { shownPlanName } from '#domain/plan.ts';
import { FoldOnPhone } from '#components/FoldOnPhone.tsx';
import { Icon } from '#components/Icon.tsx';
import { Receipt } from '#components/Receipt.tsx';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import { overview as words } from '#content/account/overview.ts';
import type { Account } from '#domain/account.ts';
import { accountTimeline, isRunning } from './accountTimeline.ts';
import { headline, overviewRows, stateLine } from './overviewRows.ts';
import { StatusPill } from './StatusPill.tsx';

const Lead = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > p[data-headline]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(1),
  },
  '& strong': {
    ...theme.typography.figure,
    color: theme.vars.palette.text.primary,
    // A date is longer than a price.
    '&[data-day]': { fontSize: theme.typography.h3.fontSize, whiteSpace: 'normal' },
  },
}));

export interface OverviewTicketProps {
  account: Account;
  /** The signed-in owner's address. */
  email: string;
  today: Date;
}

/** The subscription at a glance, as a ticket: plan, price, status, next charge, and a timeline. */
export function OverviewTicket({ account, email, today }: OverviewTicketProps) {
  const { subscription, state } = account;
  const { note, label, moments, now } = accountTimeline(account, today);
  const figure = headline(account);
  return (
    <Receipt
      title={words.planName(shownPlanName(subscription))}
      badge={<StatusPill state={state} />}
      lead={
        <Lead>
          {figure ? (
            <Typography data-headline>
              {figure.label ? <span>{figure.label}</span> : null}{' '}
              <strong data-day={figure.label ? '' : undefined}>{figure.figure}</strong>{' '}
              {figure.unit ? <span>{figure.unit}</span> : null}
            </Typography>
          ) : null}
          <Typography>{stateLine(account)}</Typography>
        </Lead>
      }
      rows={overviewRows(account, email)}
      stub={
        <FoldOnPhone label={words.timeline.open}>
          <TrialTimeline
            label={label}
            moments={moments}
            now={now}
            failureIcon={<Icon of={CircleX} size={20} />}
            {...(isRunning(account) ? { note } : {})}
          />
        </FoldOnPhone>
      }
    />
  );
}
