import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { inColumn } from '../../support/frames.tsx';
import { TenderPad } from '#demos/pointOfSale/TenderPad.tsx';

const meta = {
  title: 'Demos/PointOfSale/TenderPad',
  component: TenderPad,
  decorators: [inColumn(340)],
  args: { total: 1_450, onPay: fn() },
} satisfies Meta<typeof TenderPad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.card }));
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'card' });
  },
};

export const TakesCash: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.cash }));
    await expect(canvas.getByRole('button', { name: pointOfSale.exact })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '$20.00' }));
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'cash', given: 2_000 });
  },
};

export const GoesBackFromCash: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.cash }));
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.back }));
    await expect(canvas.getByRole('button', { name: pointOfSale.cash })).toHaveFocus();
  },
};
