import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { analytics } from '#content/demos/analytics.ts';
import { sheetEdge, tokens } from '#theme/index.ts';
import { NumberTable, type NumberTableProps } from '../frame/NumberTable.tsx';

const { color, radius, shadow, target } = tokens;

const Card = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: '16px 16px 4px',
  borderRadius: radius.card,
  backgroundColor: color.white,
  boxShadow: shadow.low,
  ...sheetEdge,
  // Forced colors leave the words of a drawing dark on a dark ground.
  '@media (forced-colors: active)': { '& svg text': { fill: 'CanvasText !important' } },
});

const Fold = styled('details')({
  marginTop: 'auto',
  borderTop: `1px solid ${color.line}`,
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& > div': { paddingBlock: '8px 12px' },
  // There its summary has an edge of its own.
  '@media (forced-colors: active)': { border: 0, marginBottom: 12 },
});

const Unfold = styled('summary')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: target.regular,
  fontWeight: 560,
  cursor: 'pointer',
  color: color.orangeText,
  '&::-webkit-details-marker': { display: 'none' },
  '@media (forced-colors: active)': { paddingInline: 12, borderRadius: radius.control },
}));

/** Props of `ChartCard`. */
export interface ChartCardProps {
  heading: string;
  /** The chart in one sentence: shown above it and read in its place. */
  summary: string;
  /** The numbers behind the chart. */
  table: Pick<NumberTableProps, 'columns' | 'rows'>;
  /** The chart; hidden from screen readers, which read the sentence and the table. */
  children: ReactNode;
}

/** A chart with its sentence above and its numbers collapsed below. */
export function ChartCard({ heading, summary, table, children }: ChartCardProps) {
  return (
    <Card>
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
        <Unfold>
          {analytics.numbers}
          <Icon of={ChevronDown} />
        </Unfold>
        <NumberTable caption={heading} {...table} />
      </Fold>
    </Card>
  );
}
