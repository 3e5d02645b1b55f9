import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** Buttons of a part, in a row: on a phone they share the whole line, on wider screens each is as wide as its words. */
export const Actions = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > *': { flexGrow: 1 },
  [theme.breakpoints.up('tablet')]: { '& > *': { flexGrow: 0 } },
}));

/** The ways on from a message: as wide as the page on a phone, else in a row, the main one first. */
export const WaysOn = styled(Stack)(({ theme }) => ({
  gap: theme.spacing(1, 2),
  [theme.breakpoints.up('tablet')]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
}));
