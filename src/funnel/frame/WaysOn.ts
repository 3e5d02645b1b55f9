import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** The ways on from a message: as wide as the page on a phone, else in a row, the main one first. */
export const WaysOn = styled(Stack)(({ theme }) => ({
  gap: theme.spacing(1),
  [theme.breakpoints.up('tablet')]: { flexDirection: 'row', alignItems: 'center', gap: theme.spacing(2) },
}));
