import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inColumn } from '../../support/frames.tsx';
import { SwitchKey } from '#demos/pointOfSale/SwitchKey.tsx';

const meta = {
  title: 'Demos/PointOfSale/SwitchKey',
  component: SwitchKey,
  decorators: [inColumn(360)],
  args: { label: 'Airplane mode', on: false, onSwitch: fn() },
} satisfies Meta<typeof SwitchKey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { on: true, detail: 'No signal. Orders wait on this device.' } };

export const SwitchesWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('switch', { name: 'Airplane mode' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSwitch).toHaveBeenCalledWith({ on: true });
  },
};
