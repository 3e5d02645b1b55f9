import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { TenderPad } from '#demos/pointOfSale/TenderPad.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/TenderPad',
  component: TenderPad,
  decorators: [inColumn(340)],
  args: { total: 1_450, onPay: fn() },
});

export const Asked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.card }));
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'card' });
  },
});

export const TakesCash = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.cash }));
    await expect(canvas.getByRole('button', { name: pointOfSale.exact })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '$20.00' }));
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'cash', given: 2_000 });
  },
});

export const GoesBackFromCash = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.cash }));
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.back }));
    await expect(canvas.getByRole('button', { name: pointOfSale.cash })).toHaveFocus();
  },
});
