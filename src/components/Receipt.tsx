import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tabularFigures } from '#theme/index.ts';
import { BreakableText } from './BreakableText.tsx';
import { TicketCard } from './TicketCard.tsx';

const Top = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
}));

const Lead = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(3) }));

const Rows = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.25),
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(1),
    containerType: 'inline-size',
  },
  // A two-word label stays on one line even on the narrowest screen.
  '& dt': { flex: 'none', maxWidth: 'min(100%, max(55%, 8.5em))', color: theme.vars.palette.text.secondary },
  // A value too long for the label's line moves below it.
  '& dd': {
    ...tabularFigures,
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'baseline',
    columnGap: theme.spacing(1),
    maxWidth: '100%',
    fontWeight: 620,
    justifyContent: 'end',
    textAlign: 'right',
    textWrap: 'balance',
  },
  // Leader dots, as on a menu board: they lead from a label, so a value as wide as the row, below its label, has none.
  '& dd::before': {
    content: '""',
    flex: 1,
    maxWidth: 'calc((100cqi - 100% - 1px) * 9999)',
    borderBottom: `2px dotted ${theme.vars.palette.divider}`,
  },
  // A word or an amount never breaks; a long address or id does.
  '& dd:not([data-long])': { overflowWrap: 'normal' },
  '& dd[data-long]': { overflowWrap: 'anywhere' },
}));

export interface ReceiptProps {
  /** The heading of the ticket. */
  title: string;
  /** Level of the heading in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Shown beside the heading: the status, in a word. */
  badge?: ReactNode;
  /** Shown below the heading: the most important figure. */
  lead?: ReactNode;
  /** Facts in order, formatted for display. */
  rows: ReadonlyArray<{
    label: string;
    value: ReactNode;
    /** An address, a code or a name: it may break anywhere, and a browser's translation does not change it. */
    long?: boolean;
  }>;
  /** Content below the tear line: what happens next, how to cancel. */
  stub?: ReactNode;
}

/**
 * A receipt of the agreed terms, drawn as a ticket: facts with leader dots, and below the tear line the next events and how
 * to cancel. Before the agreement, use `OrderSummary`.
 *
 * It is a heading (`h2` by default) and a description list; the dots are hidden from screen readers. Spell out dates, and
 * show amounts with their currency symbol. Put copy and print buttons below it, not on it.
 */
export function Receipt({ title, headingLevel = 2, badge, lead, rows, stub }: ReceiptProps) {
  return (
    <TicketCard stub={stub}>
      <Top>
        <Typography variant="h4" component={`h${headingLevel}` as const}>
          {title}
        </Typography>
        {badge}
      </Top>
      {lead ? <Lead>{lead}</Lead> : null}
      <Rows>
        {rows.map(({ label, value, long }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-long={long} translate={long ? 'no' : undefined}>
              <span>
                {long && typeof value === 'string' ? <BreakableText>{value}</BreakableText> : value}
              </span>
            </dd>
          </div>
        ))}
      </Rows>
    </TicketCard>
  );
}
