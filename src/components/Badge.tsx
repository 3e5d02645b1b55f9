import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

/** A label of two or three words on an orange pill. */
export const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-block',
  padding: '5px 12px',
  borderRadius: tokens.radius.round,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 680,
}));
