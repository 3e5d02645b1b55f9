import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Undo2 } from 'lucide-react';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';
import { Icon } from '#components/Icon.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { sheetEdge, tokens } from '#theme/index.ts';

const { color, radius } = tokens;

const Strip = styled(Stack)({
  ...sheetEdge,
  '--focus-color': tokens.focus.onDark,
  position: 'sticky',
  bottom: 12,
  zIndex: 2,
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: 'fit-content',
  maxWidth: '100%',
  margin: '0 auto',
  padding: '6px 6px 6px 20px',
  borderRadius: radius.card,
  color: color.paper,
  backgroundColor: color.ink,
  boxShadow: tokens.shadow.lifted,
});

export interface UndoStripProps {
  /** Name of the deleted entry. */
  name: string;
  onUndo: () => void;
}

/** Names the deleted entry and offers to undo. Takes focus, because the focused element is gone. */
export function UndoStrip({ name, onUndo }: UndoStripProps) {
  const ref = useFocusOnMount<HTMLButtonElement>();
  return (
    <Strip>
      <span>{menuBuilder.said.removed(name)}</span>
      <Button ref={ref} variant="contained" startIcon={<Icon of={Undo2} />} onClick={onUndo}>
        {menuBuilder.undo}
      </Button>
    </Strip>
  );
}
