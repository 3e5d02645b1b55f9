import { styled } from '@mui/material/styles';

/** A row of groups of keys, which share the width on a phone and keep theirs on a tablet. */
export const KeyRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  '& > *': { flexGrow: 1 },
  '@container demo (min-width: 640px)': { '& > *': { flexGrow: 0 } },
});
