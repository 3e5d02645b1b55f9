import { styled } from '@mui/material/styles';
import { Receipt } from '#components/Receipt.tsx';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import { overview as words } from '#content/account/overview.ts';
import type { Account } from '#domain/account.ts';
import { amountInWords } from '#funnel/price/amountInWords.ts';
import { accountTimeline, isRunning } from './accountTimeline.ts';
import { overviewRows, stateLine } from './overviewRows.ts';
import { StatusPill } from './StatusPill.tsx';

const Lead = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0.5, 1.25),
    color: theme.vars.palette.text.secondary,
  },
  '& strong': { ...theme.typography.figure, color: theme.vars.palette.text.primary },
}));

/** Props of `OverviewTicket`. */
export interface OverviewTicketProps {
  account: Account;
  /** The signed-in owner's address. */
  email: string;
  today: Date;
}

/** The subscription at a glance, printed on a ticket: plan, price, state, next charge, and what happens when. */
export function OverviewTicket({ account, email, today }: OverviewTicketProps) {
  const { subscription, state } = account;
  const { planName, total, currency, interval } = subscription;
  const { note, ...timeline } = accountTimeline(account, today);
  return (
    <Receipt
      title={words.planName(planName)}
      lead={
        <Lead>
          <p>
            <strong>{amountInWords({ amount: total, currency })}</strong>
            {total === 0 ? null : <span>{words.perInterval[interval]}</span>}
          </p>
          <p>
            <StatusPill state={state} />
            <span>{stateLine(account)}</span>
          </p>
        </Lead>
      }
      rows={overviewRows(account, email)}
      stub={<TrialTimeline {...timeline} {...(isRunning(account) ? { note } : {})} />}
    />
  );
}
