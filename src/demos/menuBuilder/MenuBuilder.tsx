import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ClipboardList, Plus } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { apart } from '../frame/apart.ts';
import { NothingYet } from '../frame/NothingYet.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { DragArea } from './DragArea.tsx';
import { Editor } from './Editor.tsx';
import { ModifierShelf } from './ModifierShelf.tsx';
import { UndoStrip } from './UndoStrip.tsx';
import { useMenuBuilder } from './useMenuBuilder.ts';

const Body = styled(Stack)({
  gap: 16,
  padding: 10,
  '@container demo (min-width: 640px)': { padding: 20, gap: 20 },
});

const Top = styled(Stack)({
  ...apart,
  alignItems: 'center',
  gap: 12,
  '& > p': { flex: '1 1 260px', maxWidth: '60ch' },
});

const Board = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 264px), 1fr))',
  gap: 12,
  alignItems: 'start',
}) as typeof List;

/** The menu as cards on a board: entries can be added, renamed, priced, moved and deleted, with undo. */
export function MenuBuilder() {
  const { menu, stored, handlers, drag, editing, removed, said, onUndo, onSave, onClose } = useMenuBuilder();
  const addCategory = (
    <Button
      variant="outlined"
      startIcon={<Icon of={Plus} />}
      onClick={() => handlers.onEdit({ kind: 'category' })}
    >
      {menuBuilder.addCategory}
    </Button>
  );
  return (
    <Body>
      <Top>
        <Typography variant="body2" color="textSecondary">
          {menuBuilder.intro}
        </Typography>
        {addCategory}
      </Top>
      <VisuallyHidden id={handlers.gripHelpId}>{menuBuilder.gripHelp}</VisuallyHidden>
      <DragArea {...drag}>
        {menu.categories.length === 0 ? (
          <NothingYet icon={ClipboardList} title={menuBuilder.emptyMenu}>
            {menuBuilder.emptyMenuText}
          </NothingYet>
        ) : (
          <Board component="ol" aria-label={menuBuilder.board}>
            {menu.categories.map((category, index) => (
              <CategoryCard
                key={category.id}
                menu={menu}
                category={category}
                index={index}
                handlers={handlers}
              />
            ))}
          </Board>
        )}
      </DragArea>
      <ModifierShelf
        modifiers={menu.modifiers}
        onEdit={(modifier) => handlers.onEdit({ kind: 'modifier', ...(modifier ? { modifier } : {}) })}
      />
      {removed ? <UndoStrip key={removed.key} name={removed.name} onUndo={onUndo} /> : null}
      {editing ? (
        <Editor
          menu={stored}
          editing={editing}
          onSave={onSave}
          onClose={onClose}
          onRemove={handlers.onRemove}
        />
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Body>
  );
}
