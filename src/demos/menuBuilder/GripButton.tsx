import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '#components/Icon.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { hovered, tokens, transition } from '#theme/index.ts';
import type { BuilderHandlers } from './builderHandlers.ts';
import { gripId } from './menuEntryIds.ts';
import type { MenuEntry } from './menuEntry.ts';

const { color, radius, target } = tokens;

const Handle = styled(ButtonBase)({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: target.regular,
  minHeight: target.regular,
  borderRadius: radius.control,
  cursor: 'grab',
  // A finger on the grip drags; it does not scroll the page.
  touchAction: 'none',
  // Holding the grip does not select text or open the phone's context menu.
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  transition: transition('background-color'),
  ...hovered({ backgroundColor: 'rgb(31 26 23 / 0.08)' }),
  // Keeps the focus ring inside, because the name begins right beside the grip.
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-pressed="true"]': { color: color.ink, backgroundColor: color.orange },
});

export interface GripButtonProps extends Pick<ComponentProps<'button'>, 'ref' | 'style'> {
  entry: MenuEntry;
  /** Name of the entry. */
  name: string;
  handlers: BuilderHandlers;
}

/** The drag handle of an entry. With a keyboard: Space picks up, arrows move, Space drops, Escape cancels. */
export function GripButton({ entry, name, handlers, ...button }: GripButtonProps) {
  return (
    <Handle
      {...button}
      type="button"
      id={gripId(entry)}
      aria-label={menuBuilder.grip(name)}
      aria-describedby={handlers.gripHelpId}
      aria-pressed={handlers.lifted?.id === entry.id}
      onKeyDown={(event) => handlers.onGripKeyDown(entry, event)}
      onBlur={handlers.onGripBlur}
    >
      <Icon of={GripVertical} />
    </Handle>
  );
}
