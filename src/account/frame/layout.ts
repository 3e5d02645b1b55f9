import { styled, type Theme } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

export const stacked = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
});

export const Stacked = styled('div')(stacked);

/** The line above a row, as between tickets. */
export const perforation = {
  borderTop: `2px dashed ${tokens.color.line}`,
  // Each row has an edge of its own.
  '@media (forced-colors: active)': { borderTopColor: 'Canvas' },
};

/** Stacked actions, separated by a perforated line; each expands in place. */
export const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { padding: theme.spacing(1, 0) },
  '& > * + *': perforation,
  // A sentence keeps the distance from the lines that a row of a button has.
  '& > :has(> p:only-child)': { paddingBlock: theme.spacing(2.5) },
  '& > :first-of-type:has(> p:only-child)': { paddingTop: theme.spacing(1) },
  '& > :last-child': { paddingBottom: 0 },
  // Extra space around an expanded row.
  '& > :has(> * > h3)': { paddingBlock: theme.spacing(3) },
  '& > :first-of-type:has(> * > h3)': { paddingTop: theme.spacing(1) },
  '& > :last-child:has(> * > h3)': { paddingBottom: 0 },
}));
