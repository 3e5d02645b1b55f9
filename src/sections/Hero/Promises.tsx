import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';

// A stub of the order ticket: cells separated by a perforation, today's price the largest. In a narrow column, the other
// cells are stacked beside it. On desktops they may reach into the gap, because a wider fallback font would wrap a cell and shift
// the layout; text that a reader spaces out wraps (WCAG 1.4.12).
const Items = styled(List)(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  alignItems: 'center',
  justifyContent: 'start',
  lineHeight: 1.25,
  marginTop: theme.spacing(2.5),
  '& > li': { paddingInline: 12, borderLeft: '2px dashed', textWrap: 'balance' },
  '& > li:first-of-type': {
    ...theme.typography.h3,
    // The width in the web font, whose figures are wider than any fallback's.
    minWidth: '4.7em',
    paddingLeft: 0,
    border: 0,
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('tablet')]: { ...theme.typography.h4, whiteSpace: 'nowrap' },
  },
  [theme.breakpoints.down('desktop')]: {
    gridTemplateColumns: 'auto auto',
    '& > li': { gridColumn: 2, paddingBlock: 2 },
    '& > li:first-of-type': { gridArea: '1 / 1 / span 2' },
  },
  [theme.breakpoints.up('desktop')]: {
    // The width in the web font; otherwise the third column would move when that loads.
    gridTemplateColumns: 'auto 16.3em auto',
    marginRight: theme.spacing(-4),
    '& > li': { whiteSpace: 'pre-line' },
    '& > li:nth-of-type(2)': { marginRight: theme.spacing(-2) },
  },
  // Large text: the cells do not fit side by side.
  '@container (max-width: 17em)': {
    display: 'block',
    marginRight: 0,
    '& > li': { padding: 0, border: 0, whiteSpace: 'normal' },
  },
}));

export interface PromisesProps {
  /** A few words each; the first is the largest. */
  promises: readonly string[];
}

/** Today's price and how to cancel, below the buttons. */
export function Promises({ promises }: PromisesProps) {
  return (
    <Items>
      {promises.map((promise) => (
        <ListItem key={promise}>{promise}</ListItem>
      ))}
    </Items>
  );
}
