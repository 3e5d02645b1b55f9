import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { tacoSale } from './sampleOrders.ts';
import { TicketLine } from '#demos/pointOfSale/TicketLine.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/TicketLine',
  component: TicketLine,
  decorators: [
    (Story) => (
      <ul style={{ padding: '0 12px', background: '#fff', listStyle: 'none' }}>
        <Story />
      </ul>
    ),
    inColumn(360),
  ],
  args: { line: tacoSale.lines[0]!, canHaveExtras: true, onQuantity: fn(), onExtras: fn() },
});

export const WithExtrasAndADiscount = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.more('Al pastor taco') }));
    await expect(args.onQuantity).toHaveBeenCalledWith(3);
    await expect(canvas.getByText('Taco Tuesday lunch')).toBeVisible();
  },
});

export const Plain = meta.story({ args: { line: tacoSale.lines[1]!, canHaveExtras: false } });
