import { styled } from '@mui/material/styles';

// A stub of the order ticket: cells with a perforation between them, the price of today the largest. Where the column is
// narrow, the others stand below each other beside it. On desktops no cell breaks,
// because a wider fallback font would break one and move everything.
const List = styled('ul')(({ theme }) => ({
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
    // As wide as in the web font, whose figures are wider than any fallback's.
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
    // The second column is about as wide as the widest fallback makes it, or the third would move when the web font comes.
    gridTemplateColumns: 'auto minmax(16.3em, auto) auto',
    '& > li': { whiteSpace: 'nowrap' },
  },
  // Where the text is so large that they do not fit beside each other.
  '@container (max-width: 17em)': {
    display: 'block',
    '& > li': { padding: 0, border: 0, whiteSpace: 'normal' },
  },
}));

/** Props of `Promises`. */
export interface PromisesProps {
  /** A few words each; the first is the largest. */
  promises: readonly string[];
}

/** What it costs today and how to leave, under the buttons. */
export function Promises({ promises }: PromisesProps) {
  return (
    <List>
      {promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </List>
  );
}
