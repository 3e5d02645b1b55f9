import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

/** A divider with a word between two lines, such as 'OR'. */
export const WordDivider = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
