import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tabularFigures, tokens } from '#theme/index.ts';

const Root = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
}));

const Heading = styled('h2')(({ theme }) => theme.typography.h4);

const Lines = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  alignItems: 'baseline',
  // An amount too long to stand beside a few words, such as an address, gets a line of its own.
  '& dt': { flex: '1 1 4em' },
  '& dd': {
    ...tabularFigures,
    maxWidth: '100%',
    marginLeft: 'auto',
    textAlign: 'right',
    fontWeight: 560,
    overflowWrap: 'anywhere',
  },
  '& dd + dd': {
    ...theme.typography.body2,
    width: '100%',
    textAlign: 'left',
    color: theme.vars.palette.text.secondary,
  },
  '&[data-tone="saving"] dt, &[data-tone="saving"] dd:first-of-type': {
    color: theme.vars.palette.success.main,
  },
}));

const Total = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
  paddingTop: theme.spacing(2),
  borderTop: `2px solid ${tokens.color.ink}`,
  '& > strong': { ...theme.typography.h5, fontWeight: 680 },
  '& > b': { ...theme.typography.figure, fontSize: theme.typography.h3.fontSize },
  '& > span': { ...theme.typography.body2, gridColumn: '1 / -1', color: theme.vars.palette.text.secondary },
}));

/** One line of a bill. */
export interface SummaryLine {
  /** What it is. */
  label: string;
  /** The amount or fact, as it is shown. */
  amount: ReactNode;
  /** A smaller line under it: how the amount comes about. */
  detail?: ReactNode;
  /** Marks a line that takes something off. */
  tone?: 'saving';
}

/** Props of `OrderSummary`. */
export interface OrderSummaryProps {
  /** The heading above the lines. */
  title: string;
  /** Level of that heading among those around it. */
  headingLevel?: 2 | 3 | 4;
  /** The lines that add up, in order. */
  lines: readonly SummaryLine[];
  /** What they add up to. A change is read out politely. */
  total: { label: string; amount: ReactNode; detail?: ReactNode };
  /** What stands under the total: when it is charged, how to cancel. */
  children?: ReactNode;
}

/** The bill in tabular figures. Stands well on a `TicketCard`. */
export function OrderSummary({ title, headingLevel = 2, lines, total, children }: OrderSummaryProps) {
  return (
    <Root>
      <Heading as={`h${headingLevel}` as const}>{title}</Heading>
      <Lines>
        {lines.map(({ label, amount, detail, tone }) => (
          <Line key={label} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
            {detail ? <dd>{detail}</dd> : null}
          </Line>
        ))}
      </Lines>
      <Total aria-live="polite" aria-atomic>
        <strong>{total.label}</strong>
        <b>{total.amount}</b>
        {total.detail ? <span>{total.detail}</span> : null}
      </Total>
      {children}
    </Root>
  );
}
