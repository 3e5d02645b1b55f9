import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M20 6 9 17l-5-5'/%3E%3C/svg%3E\")";

const Items = styled(List)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '&[data-size="small"]': theme.typography.body2,
  '& > li': { display: 'flex', gap: 10 },
  // The tick is a CSS mask, so the HTML does not repeat an SVG in each line.
  '& > li::before': {
    content: '""',
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    marginTop: '0.15em',
    backgroundColor: tokens.color.green,
    mask: `${tick} center / contain no-repeat`,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
}));

export interface FeatureListProps {
  /** The features, one short line each, in order and without duplicates. */
  items: readonly string[];
  /** The text size. */
  size?: 'medium' | 'small';
}

/**
 * A short list with a tick before each line. The ticks are CSS and are not read out. Do not use it for ordered steps or for
 * missing features: every line is included, and nothing is crossed out.
 *
 * Keep each line to one benefit, and do not repeat a line.
 */
export function FeatureList({ items, size = 'medium' }: FeatureListProps) {
  return (
    <Items data-size={size}>
      {items.map((item) => (
        <ListItem key={item}>{item}</ListItem>
      ))}
    </Items>
  );
}
