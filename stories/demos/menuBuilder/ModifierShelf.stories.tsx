import { expect, fn } from 'storybook/test';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { ModifierShelf } from '#demos/menuBuilder/ModifierShelf.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/ModifierShelf',
  component: ModifierShelf,
  decorators: [inColumn(900)],
  args: { modifiers: sampleMenu.modifiers, onEdit: fn() },
});

export const Stocked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Guacamole/u }));
    await expect(args.onEdit).toHaveBeenCalledWith(sampleMenu.modifiers[2]);
  },
});

export const Empty = meta.story({ args: { modifiers: [] } });
