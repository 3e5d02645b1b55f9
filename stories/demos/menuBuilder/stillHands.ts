import { fn } from 'storybook/test';
import type { BuilderHands } from '#demos/menuBuilder/builderHands.ts';

/** Hands that only remember what was asked of them. */
export function stillHands(): BuilderHands {
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
