import { expect } from 'storybook/test';
import { analytics } from '#content/demos/analytics.ts';
import { AnalyticsDemo } from '#demos/AnalyticsDemo.tsx';
import { changeShift, editMenu } from '#demos/state/demoState.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import { alsoInSpanish } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { sold } from './support/sold.ts';
import { after, withDemoState } from './support/withDemoState.tsx';

const { nextTicket } = sampleState;

const meta = preview.meta({
  title: 'Demos/AnalyticsDemo',
  component: AnalyticsDemo,
  decorators: [withDemoState],
});

export const BeforeTheFirstSale = meta.story({ parameters: alsoInSpanish });

export const AfterABusyMinute = meta.story({
  parameters: after(
    ...Array.from({ length: 12 }, (_, index) =>
      sold({ id: String(index), itemId: index % 2 === 0 ? 'churros' : 'shrimp', quantity: 20 }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Best seller .*: Churros, /u)).toBeVisible();
  },
});

/** The truck rests on Sunday. */
export const NothingSold = meta.story({
  parameters: after(changeShift({ day: 'sun' })),
  play: shows(analytics.nothing),
});

/** A bar of a loss has no length. */
export const WithALoss = meta.story({
  parameters: after(
    changeShift({ spotId: 'lantern', day: 'sun' }),
    editMenu((menu) => ({
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => ({ ...item, cost: 2 * item.price })),
      })),
    })),
    sold({ id: 'a', itemId: 'churros', quantity: 3 }),
  ),
  play: shows(/^[-−]\$[\d,]+ of /u),
});

export const MovesWithEverySale = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = Number(
      canvas.getByText(analytics.figures.orders, { selector: 'dt' }).nextElementSibling?.textContent,
    );
    await userEvent.click(canvas.getByRole('button', { name: analytics.sell }));
    await expect(canvas.getByText(String(before + 1), { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText(new RegExp(`Order ${nextTicket}`, 'u'))).toBeVisible();
  },
});

export const ShowsTheWholeWeekInNumbers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: analytics.wholeWeek }));
    await expect(canvas.getByText(/^Most profitable spot this week so far: /u)).toBeVisible();
    await userEvent.click(canvas.getAllByText(analytics.numbers)[0]!);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});
