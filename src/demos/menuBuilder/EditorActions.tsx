import Button from '@mui/material/Button';
import { menuBuilder } from '#content/demos/menuBuilder.ts';

export interface EditorActionsProps {
  /** Called to delete; if omitted, there is no delete button. */
  onRemove?: (() => void) | undefined;
  /** Called to close without saving. */
  onCancel: () => void;
}

/** The buttons of an editor: delete, cancel, or save (which submits the sheet's form). */
export function EditorActions({ onRemove, onCancel }: EditorActionsProps) {
  return (
    <>
      {onRemove ? (
        <Button sx={{ color: 'error.main' }} onClick={onRemove}>
          {menuBuilder.remove}
        </Button>
      ) : null}
      <Button variant="outlined" onClick={onCancel}>
        {menuBuilder.cancel}
      </Button>
      <Button type="submit" variant="contained">
        {menuBuilder.save}
      </Button>
    </>
  );
}
