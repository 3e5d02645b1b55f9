import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { tacoSale } from './sampleOrders.ts';
import { OrderTicket } from '#demos/pointOfSale/OrderTicket.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/OrderTicket',
  component: OrderTicket,
  decorators: [inColumn(400)],
  args: {
    ticket: 41,
    sale: tacoSale,
    offline: false,
    canHaveExtras: () => true,
    onQuantity: fn(),
    onExtras: fn(),
    onClear: fn(),
    onPay: fn(),
  },
});

export const WithADiscount = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.fewer('Pork dumplings') }));
    await expect(args.onQuantity).toHaveBeenCalledWith({ lineId: 'b', quantity: 0 });
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.clearLabel }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { sale: { lines: [], subtotal: 0, discount: 0, total: 0, cost: 0 } },
});
