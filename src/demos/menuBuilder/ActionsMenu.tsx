import IconButton from '@mui/material/IconButton';
import MenuList from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { useCloseRequest } from '#hooks/useCloseRequest.ts';
import { hovered, tokens } from '#theme/index.ts';
import type { MenuEntry } from './menuEntry.ts';
import { actionsId } from './menuEntryIds.ts';

const { color, radius, shadow, target } = tokens;

const List = styled(MenuList)({
  '& .MuiPaper-root': { borderRadius: radius.card, boxShadow: shadow.lifted, minWidth: 220 },
});

const Choice = styled(MenuItem)({
  gap: 12,
  minHeight: target.regular,
  fontWeight: 560,
  '&[data-grave="true"]': { color: color.chili },
  ...hovered({ backgroundColor: color.peachSoft }),
  '&.Mui-focusVisible': { backgroundColor: color.peachSoft },
});

const Dots = styled(IconButton)({
  flex: 'none',
  color: 'inherit',
  ...hovered({ color: color.ink }),
  // Keeps the focus ring inside its row and its card.
  '&:focus-visible': { outlineOffset: -3 },
});

export interface Action {
  label: string;
  icon: LucideIcon;
  /** Whether the action is unavailable, for example at the edge. */
  disabled?: boolean;
  /** Marks a destructive action. */
  grave?: boolean;
  onChoose: () => void;
}

export interface ActionsMenuProps {
  entry: MenuEntry;
  /** Name of the item or category. */
  name: string;
  /** The actions, in order. */
  actions: readonly Action[];
}

/** A three-dot menu with all actions for an item or a category, including moves. */
export function ActionsMenu({ entry, name, actions }: ActionsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const open = anchor !== undefined;
  useCloseRequest(open, close);
  return (
    <>
      <Dots
        id={actionsId(entry)}
        aria-label={menuBuilder.actions(name)}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={Ellipsis} />
      </Dots>
      {open ? (
        <List open anchorEl={anchor} onClose={close} transitionDuration={0}>
          {actions.map(({ label, icon, disabled = false, grave = false, onChoose }) => (
            <Choice
              key={label}
              disabled={disabled}
              data-grave={grave}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              <Icon of={icon} />
              {label}
            </Choice>
          ))}
        </List>
      ) : null}
    </>
  );
}
