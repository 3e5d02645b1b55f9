import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { frame } from '#content/demos/frame.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { sample } from '#content/demos/sample.ts';
import { PointOfSaleDemo } from '#demos/PointOfSaleDemo.tsx';
import { changeShift, editCart, editMenu, soldOrders } from '#demos/state/demoState.ts';
import { addItem } from '#demos/state/menuEdits.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import { setAirplane } from '#demos/state/sync.ts';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { sold } from './support/sold.ts';
import { after, withDemoState } from './support/withDemoState.tsx';

const { nextTicket } = sampleState;

const meta = preview.meta({
  title: 'Demos/PointOfSaleDemo',
  component: PointOfSaleDemo,
  decorators: [withDemoState],
});

/** An order with extras, and a discount that applies on Tuesday at noon. */
const order = editCart(() => [
  { id: 'a', itemId: 'alPastor', modifierIds: ['salsa', 'guacamole'], quantity: 2 },
  { id: 'b', itemId: 'pork', modifierIds: [], quantity: 1 },
]);
const taking = after(order);

export const TakingAnOrder = meta.story({ parameters: { ...alsoInSpanish, ...taking } });

export const WithoutASignal = meta.story({
  parameters: after(
    sold({ id: 'a', itemId: 'coldBrew' }),
    setAirplane(true),
    sold({ id: 'b', itemId: 'asada', quantity: 3 }),
    order,
  ),
});

/** An order that is sent, one that waits, and one that the server has received twice. */
export const AnOrderOfEachState = meta.story({
  parameters: {
    ...alsoInSpanish,
    ...after(...['coldBrew', 'asada', 'pork'].map((itemId) => sold({ id: itemId, itemId })), (state) => {
      const [first, second, third] = soldOrders(state);
      if (!first || !second || !third) return state;
      return {
        ...state,
        queue: [
          { order: second, state: 'sent' },
          { order: third, state: 'waiting' },
        ],
        server: { orders: [first, second], repeats: 1 },
      };
    }),
  },
  play: async ({ canvas }) => {
    const queue = within(canvas.getByRole('region', { name: pointOfSale.queue }));
    for (const state of ['synced', 'sent', 'waiting'] as const) {
      await expect(queue.getByText(pointOfSale.states[state])).toBeVisible();
    }
    await expect(queue.getByText(new RegExp(pointOfSale.repeats(1), 'u'))).toBeVisible();
  },
});

/** As on the narrowest phone: no discount covers a price. */
export const OnTheNarrowestPhone = meta.story({
  parameters: notPictured('It looks like BeforeTheFirstTap on a phone.'),
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const tag of canvas.getAllByText(pointOfSale.tag.percent(20))) {
      const price = tag.previousElementSibling?.getBoundingClientRect();
      await expect(tag.getBoundingClientRect().bottom).toBeLessThanOrEqual(price?.top ?? 0);
    }
  },
});

export const BeforeTheFirstTap = meta.story();

export const NothingToSell = meta.story({
  parameters: after(editMenu(() => ({ categories: [], modifiers: [] }))),
});

export const SellsWhatTheBuilderBuilt = meta.story({
  parameters: after(
    editMenu((menu) =>
      addItem(menu, 'tacos', { id: 'birria', name: 'Birria taco', price: 600, cost: 210, modifierIds: [] }),
    ),
    changeShift({ day: 'wed' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Birria taco/u }));
    await expect(canvas.getByText(pointOfSale.saidAdded('Birria taco', '$6.00'))).toBeInTheDocument();
    const cash = () => canvas.getByRole('button', { name: pointOfSale.cash });
    await userEvent.click(cash());
    const exact = canvas.getByRole('button', { name: pointOfSale.exact });
    await expect(exact).toHaveFocus();
    // The second tap of a double one lands on what took the key's place.
    await fireEvent.click(exact, { detail: 2 });
    await expect(exact).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.back }));
    await expect(cash()).toHaveFocus();
    await userEvent.click(cash());
    await userEvent.click(canvas.getByRole('button', { name: '$10.00' }));
    await expect(canvas.getByText(pointOfSale.saidPaid(nextTicket, '$6.00', '$4.00'))).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: pointOfSale.paid(nextTicket) })).toHaveTextContent(
      'Birria taco',
    );
    await expect(canvas.getByText('$4.00')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: pointOfSale.next })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: pointOfSale.order(nextTicket + 1) })).toBeVisible();
  },
});

export const TakesOffADiscountWhenItsHourComes = meta.story({
  parameters: after(changeShift({ hour: 10 })),
  play: async ({ canvas, userEvent }) => {
    const order = within(canvas.getByRole('region', { name: pointOfSale.order(nextTicket) }));
    await userEvent.click(canvas.getByRole('button', { name: /Al pastor taco/u }));
    await expect(order.queryByText('Taco Tuesday lunch')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(pointOfSale.hour), '11');
    await expect(order.getByText('Taco Tuesday lunch')).toBeVisible();
    await expect(order.getByText('$3.60')).toBeVisible();
    await expect(canvas.getByText(pointOfSale.onNow)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Taco Tuesday lunch' }));
    await expect(order.queryByText('Taco Tuesday lunch')).toBeNull();
  },
});

export const SellsWithoutASignalAndSyncsOnce = meta.story({
  tags: ['R-DEMO-TRY'],
  parameters: { demo: { journey: 20 } },
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

export const ChargesForExtrasAndPrintsAReceipt = meta.story({
  parameters: taking,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('$21.20')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.extrasFor('Al pastor taco') }));
    const cheese = await screen.findByRole('button', { name: /Cheese/u });
    for (const pressed of ['true', 'false', 'true']) {
      await userEvent.click(cheese);
      await expect(cheese).toHaveAttribute('aria-pressed', pressed);
    }
    await userEvent.click(screen.getByRole('button', { name: pointOfSale.done }));
    await expect(canvas.getAllByText('$23.20')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.card }));
    await expect(canvas.getByRole('heading', { name: pointOfSale.paid(nextTicket) })).toBeVisible();
    await expect(canvas.getByText(pointOfSale.tallySold(1, '$23.20'))).toBeVisible();
  },
});

export const CorrectsTheOrder = meta.story({
  parameters: { ...notPictured('It looks like BeforeTheFirstTap.'), ...taking },
  play: async ({ canvas, userEvent }) => {
    const line = (name: string) => canvas.queryByRole('button', { name: pointOfSale.more(name) });
    await expect(line('Pork dumplings')).toHaveStyle({ touchAction: 'manipulation' });
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.fewer('Pork dumplings') }));
    await expect(line('Pork dumplings')).toBeNull();
    const said = (words: string) => canvas.findByText(words, { selector: '[role="status"]' });
    await said(pointOfSale.saidQuantity('Pork dumplings', 0, '$11.70'));
    await userEvent.click(line('Al pastor taco')!);
    await said(pointOfSale.saidQuantity('Al pastor taco', 3, '$17.55'));
    await userEvent.click(canvas.getByRole('button', { name: pointOfSale.clearLabel }));
    await expect(line('Al pastor taco')).toBeNull();
    await said(pointOfSale.emptyOrder);
  },
});

/** On a phone the order is below the keys. */
export const GoesToTheOrder = meta.story({
  parameters: { ...notPictured('It looks like TakingAnOrder on a phone.'), ...taking },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(pointOfSale.seeTicket, 'u') }));
    await expect(document.activeElement).toContainElement(
      canvas.getByRole('region', { name: pointOfSale.order(nextTicket) }),
    );
  },
});

export const GoesBackToTheSample = meta.story({
  parameters: {
    ...notPictured('It looks like BeforeTheFirstTap.'),
    ...after(changeShift({ spotId: 'lantern', day: 'sat', hour: 20 }), order),
  },
  play: async ({ canvas, userEvent }) => {
    const standing = () => canvas.getByText(new RegExp(`^${sample.truck} · `, 'u'));
    await expect(standing()).toHaveTextContent(sample.spots.lantern);
    await userEvent.click(canvas.getByRole('button', { name: frame.resetLabel }));
    await expect(standing()).toHaveTextContent(sample.spots.mission);
    const said = canvas.getByText(frame.resetDone);
    await expect(canvas.queryByRole('button', { name: pointOfSale.more('Al pastor taco') })).toBeNull();
    // A live region reads only a text that changes.
    const first = said.textContent;
    await userEvent.click(canvas.getByRole('button', { name: frame.resetLabel }));
    await expect(said).toHaveTextContent(frame.resetDone);
    await expect(said.textContent).not.toBe(first);
  },
});
