import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tabularFigures } from '#theme/index.ts';
import { TicketCard } from './TicketCard.tsx';

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h4, marginBottom: theme.spacing(2) }));

const Rows = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.25),
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: theme.spacing(1) },
  '& dt': { flex: 'none', maxWidth: '55%', color: theme.vars.palette.text.secondary },
  // Leader dots, as on a menu board.
  '& i': { flex: 1, minWidth: 12, borderBottom: `2px dotted ${theme.vars.palette.divider}` },
  '& dd': {
    ...tabularFigures,
    fontWeight: 620,
    textAlign: 'right',
    textWrap: 'balance',
    // An address too long to stand beside its label gets a line of its own.
    maxWidth: '100%',
    marginLeft: 'auto',
    overflowWrap: 'anywhere',
  },
}));

/** Props of `Receipt`. */
export interface ReceiptProps {
  /** The heading of the ticket. */
  title: string;
  /** Facts in order, as they are shown. */
  rows: ReadonlyArray<{ label: string; value: ReactNode }>;
  /** What stands under the tear line: what happens next, how to cancel. */
  stub?: ReactNode;
}

/** What was agreed, printed on a ticket to keep. */
export function Receipt({ title, rows, stub }: ReceiptProps) {
  return (
    <TicketCard stub={stub}>
      <Heading>{title}</Heading>
      <Rows>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <i aria-hidden />
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </TicketCard>
  );
}
