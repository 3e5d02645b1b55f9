import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { amountFigures, sheetEdge, tokens } from '#theme/index.ts';
import { alignedText } from './alignedText.ts';
import { BreakableText, WithAddresses } from './BreakableText.tsx';

const Root = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
}));

const Heading = styled(Typography)(({ theme }) => ({
  // At level 4 the heading is only a label for the lines.
  'h4&': { ...theme.typography.body1, fontWeight: 560, color: theme.vars.palette.text.secondary },
})) as typeof Typography;

// The negative margin keeps the action from making the heading row taller.
const Head = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  '& > button': { ...alignedText, marginBlock: theme.spacing(-1) },
}));

const Lines = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
}));

const Line = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  alignItems: 'baseline',
  // A text too long for the line, such as an address, wraps to its own line.
  '& dt': { flex: '1 1 4em' },
  '& dd': {
    ...amountFigures,
    maxWidth: '100%',
    marginLeft: 'auto',
    textAlign: 'right',
    fontWeight: 560,
  },
  '& dd[data-long]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& dd + dd': {
    ...theme.typography.body2,
    width: '100%',
    whiteSpace: 'normal',
    textAlign: 'left',
    color: theme.vars.palette.text.secondary,
  },
  '&[data-tone="saving"] dt, &[data-tone="saving"] dd:first-of-type': {
    color: theme.vars.palette.success.main,
  },
}));

// A figure that does not fit beside its label, for example in large text, moves below it.
const figureBesideLabel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
} as const;

const Total = styled('div')(({ theme }) => ({
  ...figureBesideLabel,
  columnGap: theme.spacing(2),
  paddingTop: theme.spacing(2),
  borderTop: `2px solid ${tokens.color.ink}`,
  '& > strong': { ...theme.typography.h5, flex: 1, fontWeight: 680 },
  '& > b': { ...theme.typography.figure, marginLeft: 'auto', fontSize: theme.typography.h3.fontSize },
  '& > span': { ...theme.typography.body2, width: '100%', color: theme.vars.palette.text.secondary },
}));

// Owners look for the current charge first, so it is the largest figure.
const Due = styled('div')(({ theme }) => ({
  ...figureBesideLabel,
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(2),
  borderRadius: tokens.radius.control,
  backgroundColor: tokens.color.greenSoft,
  ...sheetEdge,
  '& > strong': { ...theme.typography.h5, flex: 1, fontWeight: 680 },
  '& > b': {
    ...theme.typography.figure,
    marginLeft: 'auto',
    // Keeps enlarged text within a phone's screen.
    fontSize: `min(${String(theme.typography.h1.fontSize)}, 13vw)`,
  },
  '& > span': { ...theme.typography.body2, width: '100%', textWrap: 'balance' },
}));

export interface SummaryLine {
  /** The label of the line. */
  label: string;
  /** The amount or fact, as it is shown. */
  amount: ReactNode;
  /** A smaller line below: how the amount is computed. */
  detail?: ReactNode;
  /** A code in the label that a browser's translation must not change. */
  kept?: string;
  /** Marks a deduction. */
  tone?: 'saving';
  /** Lets a long text without spaces, such as an address, break anywhere; an amount never breaks. */
  long?: boolean;
}

export interface OrderSummaryProps {
  /** The heading above the lines. */
  title: string;
  /** Level of the heading in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** A small text button beside the heading, such as 'Change'. */
  action?: ReactNode;
  /** The lines that add up, in order. */
  lines: readonly SummaryLine[];
  /** The total. Changes are announced politely. */
  total: { label: string; amount: ReactNode; detail?: ReactNode };
  /** Not a live region, because the part that shows it announces the change. */
  silent?: boolean;
  /** The amount charged today, and the charges that follow. */
  due?: { label: string; amount: string; detail: string };
  /** Content below the total, such as the date of the charge and how to cancel. */
  children?: ReactNode;
}

/** The order's amounts in tabular figures. Usually on a `TicketCard`. */
export function OrderSummary(props: OrderSummaryProps) {
  const { title, headingLevel = 2, action, lines, total, silent, due, children } = props;
  const heading = (
    <Heading variant="h4" component={`h${headingLevel}` as const}>
      {title}
    </Heading>
  );
  return (
    <Root>
      {action ? (
        <Head>
          {heading}
          {action}
        </Head>
      ) : (
        heading
      )}
      <Lines>
        {lines.map(({ label, kept, amount, detail, tone, long }) => (
          <Line key={label} data-tone={tone}>
            <dt>{kept === undefined ? label : <BreakableText kept={[kept]}>{label}</BreakableText>}</dt>
            <dd data-long={long}>{long ? <WithAddresses>{amount}</WithAddresses> : amount}</dd>
            {detail ? <dd>{detail}</dd> : null}
          </Line>
        ))}
      </Lines>
      <Total aria-live={silent ? undefined : 'polite'} aria-atomic>
        <strong>{total.label}</strong>
        <b>{total.amount}</b>
        {total.detail ? <span>{total.detail}</span> : null}
      </Total>
      {due ? (
        <Due>
          <strong>{due.label}</strong>
          <b>{due.amount}</b>
          <span>{due.detail}</span>
        </Due>
      ) : null}
      {children}
    </Root>
  );
}
