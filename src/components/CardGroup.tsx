import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
    gap: theme.spacing(3),
  },
}));

/** Props of `CardGroup`. */
export interface CardGroupProps {
  /** Accessible name of the group. */
  label: string;
  /** The cards, each with a radio of the same group. */
  children: ReactNode;
}

/** A choice between cards: one under the other on a phone, side by side on a tablet. */
export function CardGroup({ label, children }: CardGroupProps) {
  return (
    <Grid role="radiogroup" aria-label={label}>
      {children}
    </Grid>
  );
}
