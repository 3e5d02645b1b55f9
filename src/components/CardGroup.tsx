import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  // At doubled text size, a price breaks instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3.5),
  // Room for a badge on the first card's edge.
  paddingTop: theme.spacing(1),
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
    gap: theme.spacing(3),
    paddingTop: 0,
  },
}));

/** Props of `CardGroup`. */
export interface CardGroupProps {
  /** Accessible name of the group. */
  label: string;
  /** The cards, each with a radio of the same group. */
  children: ReactNode;
}

/**
 * A choice between cards: stacked on a phone, side by side on a tablet. Use a list or a select for more than four choices,
 * and a plain grid for cards that cannot be selected.
 *
 * It is a `radiogroup`. Its label is not visible, so a visible heading should say the same. Tab moves to the selected card,
 * and arrow keys move between the cards' radios, which must share one group name. Select the default card from the start, if
 * there is one. Keep the contents of all cards in the same order for comparison.
 */
export function CardGroup({ label, children }: CardGroupProps) {
  return (
    <Grid role="radiogroup" aria-label={label}>
      {children}
    </Grid>
  );
}
