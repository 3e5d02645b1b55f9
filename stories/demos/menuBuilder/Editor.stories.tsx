import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { Editor } from '#demos/menuBuilder/Editor.tsx';

const meta = {
  title: 'Demos/MenuBuilder/Editor',
  component: Editor,
  args: {
    menu: sampleMenu,
    editing: { kind: 'category' },
    onSave: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = {};

export const Item: Story = {
  args: { editing: { kind: 'item', categoryId: 'tacos', item: sampleMenu.categories[0].items[0] } },
};

export const Modifier: Story = {
  args: { editing: { kind: 'modifier', modifier: sampleMenu.modifiers[0] } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: menuBuilder.remove }));
    await expect(args.onRemove).toHaveBeenCalledWith({ kind: 'modifier', id: 'noOnion' });
  },
};
