import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

/** A list of samples in as many columns as fit; each column has at least this width in CSS pixels. */
export function Grid({ least, children }: { least: number; children: ReactNode }) {
  return (
    <List style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${least}px, 1fr))` }}>{children}</List>
  );
}
