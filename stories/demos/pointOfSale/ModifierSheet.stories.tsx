import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { ModifierSheet } from '#demos/pointOfSale/ModifierSheet.tsx';

const meta = {
  title: 'Demos/PointOfSale/ModifierSheet',
  component: ModifierSheet,
  args: {
    itemName: 'Al pastor taco',
    modifiers: sampleMenu.modifiers.slice(0, 4),
    chosen: ['guacamole'],
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ModifierSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Extra salsa/u }));
    await expect(args.onChange).toHaveBeenCalledWith(['guacamole', 'salsa']);
    await userEvent.click(screen.getByRole('button', { name: pointOfSale.done }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
