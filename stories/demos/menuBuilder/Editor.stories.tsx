import { expect, fn, screen } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { Editor } from '#demos/menuBuilder/Editor.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/Editor',
  component: Editor,
  args: {
    menu: sampleMenu,
    editing: { kind: 'category' as const },
    onSave: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
});

export const Category = meta.story();

export const Item = meta.story({
  args: { editing: { kind: 'item', categoryId: 'tacos', item: sampleMenu.categories[0].items[0] } },
});

export const Modifier = meta.story({
  args: { editing: { kind: 'modifier', modifier: sampleMenu.modifiers[0] } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: menuBuilder.remove }));
    await expect(args.onRemove).toHaveBeenCalledWith({ kind: 'modifier', id: 'noOnion' });
  },
});
