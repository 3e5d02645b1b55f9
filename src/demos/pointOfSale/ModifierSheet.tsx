import Button from '@mui/material/Button';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { DemoSheet } from '../frame/DemoSheet.tsx';
import { ModifierKeys } from '../frame/ModifierKeys.tsx';
import type { Modifier } from '../state/menu.ts';

export interface ModifierSheetProps {
  /** Name of the customized item. */
  itemName: string;
  /** The item's modifiers. */
  modifiers: readonly Modifier[];
  /** Ids of the selected modifiers. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onClose: () => void;
}

/** The modifiers of a line as large keys. A tap changes the order immediately. */
export function ModifierSheet({ itemName, modifiers, chosen, onChange, onClose }: ModifierSheetProps) {
  return (
    <DemoSheet
      title={itemName}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <Button type="submit" variant="contained">
          {pointOfSale.done}
        </Button>
      }
    >
      <ModifierKeys label={pointOfSale.extras} {...{ modifiers, chosen, onChange }} />
    </DemoSheet>
  );
}
