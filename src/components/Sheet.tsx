import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tokens } from '#theme/index.ts';

const Stacked = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  padding: theme.spacing(2, 2.5),
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(5), borderRadius: tokens.radius.panel },
}));

export interface SheetProps {
  /** A form or a message. */
  children: ReactNode;
}

/** A white sheet that holds a form or a message. On a phone it reaches almost to the screen's edges. */
export function Sheet({ children }: SheetProps) {
  return <Stacked variant="sheet">{children}</Stacked>;
}
