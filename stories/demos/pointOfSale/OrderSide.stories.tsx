import { expect, screen } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { OrderSide } from '#demos/pointOfSale/OrderSide.tsx';
import { usePointOfSale } from '#demos/pointOfSale/usePointOfSale.ts';
import { editCart } from '#demos/state/demoState.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import preview from '#storybook/preview.tsx';
import { withDemoState } from '../support/withDemoState.tsx';
import { tacoCart } from './sampleOrders.ts';

function LivingSide() {
  return <OrderSide till={usePointOfSale()} />;
}

const { nextTicket } = sampleState;

const meta = preview.meta({
  title: 'Demos/PointOfSale/OrderSide',
  component: LivingSide,
  subcomponents: { OrderSide },
});

const taking = withDemoState({ steps: [editCart(() => tacoCart)] });

export const TakingAnOrder = meta.story({ decorators: [taking] });

export const ChargesForExtras = meta.story({
  decorators: [taking],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('$21.20')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.extrasFor('Al pastor taco') }));
    await userEvent.click(await screen.findByRole('button', { name: /Cheese/u }));
    await userEvent.click(screen.getByRole('button', { name: pointOfSale.done }));
    await expect(canvas.getAllByText('$23.20')).not.toHaveLength(0);
  },
});

export const PrintsAReceipt = meta.story({
  decorators: [taking],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.card }));
    await expect(canvas.getByRole('heading', { name: pointOfSale.paid(nextTicket) })).toBeVisible();
    await expect(canvas.getByText(pointOfSale.tallySold(1, '$21.20'))).toBeVisible();
  },
});
