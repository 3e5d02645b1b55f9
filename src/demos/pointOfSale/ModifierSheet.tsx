import Button from '@mui/material/Button';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { DemoSheet } from '../frame/DemoSheet.tsx';
import { ModifierKeys, type ModifierKeysProps } from '../frame/ModifierKeys.tsx';

export interface ModifierSheetProps extends Omit<ModifierKeysProps, 'label'> {
  itemName: string;
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
      <ModifierKeys label={pointOfSale.extras} modifiers={modifiers} chosen={chosen} onChange={onChange} />
    </DemoSheet>
  );
}
