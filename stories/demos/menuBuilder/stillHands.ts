import { fn } from 'storybook/test';
import type { BuilderHandlers } from '#demos/menuBuilder/builderHandlers.ts';

/** Hands that only remember what was asked of them. */
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
