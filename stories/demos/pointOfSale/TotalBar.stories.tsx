import { expect } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { orderId } from '#demos/pointOfSale/orderId.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { tacoSale } from './sampleOrders.ts';
import { TotalBar } from '#demos/pointOfSale/TotalBar.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/TotalBar',
  component: TotalBar,
  decorators: [inColumn(375)],
  args: { sale: tacoSale },
});

export const LeadsToTheOrder = meta.story({
  render: (args) => (
    <>
      <TotalBar {...args} />
      <section id={orderId} tabIndex={-1} aria-label={pointOfSale.order(41)} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('region', { name: pointOfSale.order(41) })).toHaveFocus();
  },
});
