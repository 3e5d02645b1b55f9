import { fn } from 'storybook/test';
import type { BuilderHandlers } from '#demos/menuBuilder/builderHandlers.ts';

/** Drag handlers that only record their calls. */
export function stillHands(): BuilderHandlers {
  return {
    lifted: undefined,
    gripHelpId: 'help',
    onEdit: fn(),
    onRemove: fn(),
    onStep: fn(),
    onSend: fn(),
    onGripKeyDown: fn(),
    onGripBlur: fn(),
  };
}
