import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { inColumn } from '../../support/frames.tsx';
import { ModifierShelf } from '#demos/menuBuilder/ModifierShelf.tsx';

const meta = {
  title: 'Demos/MenuBuilder/ModifierShelf',
  component: ModifierShelf,
  decorators: [inColumn(900)],
  args: { modifiers: sampleMenu.modifiers, onEdit: fn() },
} satisfies Meta<typeof ModifierShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stocked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Guacamole/u }));
    await expect(args.onEdit).toHaveBeenCalledWith(sampleMenu.modifiers[2]);
  },
};

export const Empty: Story = { args: { modifiers: [] } };
