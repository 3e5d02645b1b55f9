import Typography from '@mui/material/Typography';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { formatAmount } from '#content/demos/money.ts';
import { ToggleKeys } from '../frame/ToggleKeys.tsx';
import type { Modifier } from '../state/menu.ts';

export interface ModifierChoiceProps {
  /** Every modifier of the menu. */
  modifiers: readonly Modifier[];
  /** Ids of the item's modifiers, in its order. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Selects the modifiers of an item. A new one is added at the end of the item's list. */
export function ModifierChoice({ modifiers, chosen, onChange }: ModifierChoiceProps) {
  if (modifiers.length === 0) return <Typography variant="body2">{menuBuilder.noModifiers}</Typography>;
  return (
    <ToggleKeys
      label={menuBuilder.offeredWith}
      options={modifiers.map(({ id, name, price }) => ({
        id,
        name,
        detail: price === 0 ? menuBuilder.free : menuBuilder.added(formatAmount(price)),
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
