import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { apart } from './apart.ts';

/** A row of key groups, which share the width on a phone and keep their own width on a tablet. */
export const KeyRow = styled(Stack)({
  ...apart,
  gap: 8,
  '& > *': { flexGrow: 1 },
  '@container demo (min-width: 640px)': { '& > *': { flexGrow: 0 } },
});
