import { styled } from '@mui/material/styles';
import { sheetEdge, tokens } from '#theme/index.ts';

/** A white sheet that holds a form or a message. On a phone it reaches almost to the screen's edges. */
export const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  padding: theme.spacing(2, 2.5),
  borderRadius: tokens.radius.card,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: tokens.shadow.raised,
  ...sheetEdge,
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(5), borderRadius: tokens.radius.panel },
}));
