import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

/** Buttons one under the other on a phone, and beside each other where there is room. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > *': { flexGrow: 1 },
  [theme.breakpoints.up('tablet')]: { '& > *': { flexGrow: 0 } },
}));

/** A sentence beside what matters. */
export const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Parts of one thing under each other. */
export const Stacked = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}));

/** The heading of a part within a card, clearly below the card's own. */
export const PartHeading = styled('h3')(({ theme }) => ({ ...theme.typography.h5, textWrap: 'balance' }));

/** A form, its fields under each other. */
export const StackedForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}));

/** What can be done, one thing under the other with a perforated line between them; each opens where it stands. */
export const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { padding: theme.spacing(1, 0) },
  '& > * + *': { borderTop: `2px dashed ${tokens.color.line}` },
  '& > :last-child': { paddingBottom: 0 },
  // What has opened stands apart from the rows around it.
  '& > :has(> * > h3)': { paddingBlock: theme.spacing(3) },
  '& > :first-of-type:has(> * > h3)': { paddingTop: theme.spacing(1) },
  '& > :last-child:has(> * > h3)': { paddingBottom: 0 },
}));
