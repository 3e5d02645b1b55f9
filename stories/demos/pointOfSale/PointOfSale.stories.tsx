import { expect, waitFor, within } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { addItem } from '#demos/state/menuEdits.ts';
import { changeShift, editMenu } from '#demos/state/demoState.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import preview from '#storybook/preview.tsx';
import { framed } from '../support/framed.tsx';
import { withDemoState } from '../support/withDemoState.tsx';
import { PointOfSale } from '#demos/pointOfSale/PointOfSale.tsx';

const { nextTicket } = sampleState;

const meta = preview.meta({
  title: 'Demos/PointOfSale/PointOfSale',
  component: PointOfSale,
  render: framed(pointOfSale.title, PointOfSale),
});

export const BeforeTheFirstTap = meta.story({ decorators: [withDemoState()] });

export const NothingToSell = meta.story({
  decorators: [withDemoState({ steps: [editMenu(() => ({ categories: [], modifiers: [] }))] })],
});

export const SellsWhatTheBuilderBuilt = meta.story({
  decorators: [
    withDemoState({
      steps: [
        editMenu((menu) =>
          addItem(menu, 'tacos', {
            id: 'birria',
            name: 'Birria taco',
            price: 600,
            cost: 210,
            modifierIds: [],
          }),
        ),
        changeShift({ day: 'wed' }),
      ],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Birria taco/u }));
    await expect(canvas.getByText(pointOfSale.saidAdded('Birria taco', '$6.00'))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.cash }));
    await userEvent.click(canvas.getByRole('button', { name: '$10.00' }));
    await expect(canvas.getByText(pointOfSale.saidPaid(nextTicket, '$6.00', '$4.00'))).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: pointOfSale.paid(nextTicket) })).toHaveTextContent(
      'Birria taco',
    );
  },
});

export const TakesOffADiscountWhenItsHourComes = meta.story({
  decorators: [withDemoState({ steps: [changeShift({ hour: 10 })] })],
  play: async ({ canvas, userEvent }) => {
    const order = within(canvas.getByRole('region', { name: pointOfSale.order(nextTicket) }));
    await userEvent.click(canvas.getByRole('button', { name: /Al pastor taco/u }));
    await expect(order.queryByText('Taco Tuesday lunch')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(pointOfSale.hour), '11');
    await expect(order.getByText('Taco Tuesday lunch')).toBeVisible();
    await expect(order.getByText('$3.60')).toBeVisible();
  },
});

export const GivesTheSecondColdBrewFree = meta.story({
  decorators: [withDemoState({ steps: [changeShift({ hour: 15 })] })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Drinks' }));
    const key = canvas.getByRole('button', { name: /^Cold brew/u });
    await userEvent.click(key);
    await userEvent.click(key);
    const order = within(canvas.getByRole('region', { name: pointOfSale.order(nextTicket) }));
    await expect(order.getByText('Cold brew for two')).toBeVisible();
    await expect(order.getByText('$4.75')).toBeVisible();
  },
});

export const SellsWithoutASignalAndSyncsOnce = meta.story({
  decorators: [withDemoState({ journey: 20 })],
  play: async ({ canvas, userEvent }) => {
    const airplane = canvas.getByRole('switch', { name: pointOfSale.airplane });
    await userEvent.click(airplane);
    for (const ticket of [nextTicket, nextTicket + 1]) {
      await userEvent.click(canvas.getByRole('button', { name: /Mushroom taco/u }));
      const card = canvas.getByRole('button', { name: pointOfSale.card });
      await expect(card).toBeDisabled();
      await expect(card).toHaveAccessibleDescription(pointOfSale.cardOffline);
      await userEvent.click(canvas.getByRole('button', { name: pointOfSale.cash }));
      await userEvent.click(canvas.getByRole('button', { name: pointOfSale.exact }));
      await expect(canvas.getByRole('region', { name: pointOfSale.paid(ticket) })).toBeVisible();
    }
    const queue = within(canvas.getByRole('region', { name: pointOfSale.queue }));
    await expect(queue.getAllByText(pointOfSale.states.waiting)).toHaveLength(2);
    await expect(queue.getByText(pointOfSale.onDevice(2))).toBeVisible();
    await userEvent.click(airplane);
    await waitFor(() => expect(queue.getAllByText(pointOfSale.states.synced)).toHaveLength(2));
    await expect(queue.getByText(pointOfSale.onServer(2))).toBeVisible();
    await expect(queue.getByText(pointOfSale.onDevice(0))).toBeVisible();
  },
});
