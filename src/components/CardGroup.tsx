import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Cards = styled(RadioGroup)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3.5),
  // Room for a badge on the first card's edge.
  paddingTop: theme.spacing(1),
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
    gap: theme.spacing(3),
    paddingTop: 0,
  },
}));

export interface CardGroupProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** The form field name of the choice. */
  name: string;
  /** The value of the selected card. */
  value: Value;
  /** The cards, each a `PlanCard`. */
  children: ReactNode;
  /** Called when the visitor selects a card, by its radio or its button. */
  onSelect: (choice: { value: Value }) => void;
}

/**
 * A choice between cards: stacked on a phone, side by side on a tablet. Use a list or a select for more than four choices,
 * and a plain grid for cards that cannot be selected.
 *
 * It is a `radiogroup`. Its label is not visible, so a visible heading should say the same. Tab moves to the selected card,
 * and arrow keys move between the cards. Select the default card from the start, if there is one. Keep the contents of all
 * cards in the same order for comparison.
 */
export function CardGroup<Value extends string>({ label, onSelect, ...group }: CardGroupProps<Value>) {
  return <Cards aria-label={label} {...group} onChange={(_, value) => onSelect({ value: value as Value })} />;
}
