import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { analytics } from '#content/demos/analytics.ts';
import { tokens } from '#theme/index.ts';
import { NumberTable, type NumberTableProps } from '../frame/NumberTable.tsx';

const { color, radius, shadow } = tokens;

const Chart = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: '16px 16px 4px',
  boxShadow: shadow.low,
  // Forced colors leave the words of a drawing dark on a dark ground.
  '@media (forced-colors: active)': { '& svg text': { fill: 'CanvasText !important' } },
}) as typeof Card;

const Fold = styled(Accordion)({
  marginTop: 'auto',
  borderTop: `1px solid ${color.line}`,
  // There its opener has an edge of its own.
  '@media (forced-colors: active)': {
    border: 0,
    marginBottom: 12,
    '& .MuiAccordionSummary-root': { paddingInline: 12, borderRadius: radius.control },
  },
});

const Numbers = styled(AccordionDetails)({ paddingBlock: '8px 12px' });

export interface ChartCardProps {
  heading: string;
  /** The chart in one sentence: shown above it and read in its place. */
  summary: string;
  table: Pick<NumberTableProps, 'columns' | 'rows'>;
  /** The chart; hidden from screen readers, which read the sentence and the table. */
  children: ReactNode;
}

/** A chart with its sentence above and its numbers collapsed below. */
export function ChartCard({ heading, summary, table, children }: ChartCardProps) {
  return (
    <Chart component="figure" variant="plain">
      <figcaption>
        <Typography variant="h5" component="h4">
          {heading}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {summary}
        </Typography>
      </figcaption>
      <div aria-hidden>{children}</div>
      <Fold>
        <AccordionSummary expandIcon={<Icon of={ChevronDown} />}>{analytics.numbers}</AccordionSummary>
        <Numbers>
          <NumberTable caption={heading} {...table} />
        </Numbers>
      </Fold>
    </Chart>
  );
}
