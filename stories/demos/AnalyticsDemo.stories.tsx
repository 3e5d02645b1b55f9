import { expect } from 'storybook/test';
import { analytics } from '#content/demos/analytics.ts';
import { AnalyticsDemo } from '#demos/AnalyticsDemo.tsx';
import { alsoInSpanish } from '#storybook/pictured.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import preview from '#storybook/preview.tsx';
import { withDemoState } from './support/withDemoState.tsx';
import { sold } from './support/sold.ts';

const { nextTicket } = sampleState;

const meta = preview.meta({
  title: 'Demos/AnalyticsDemo',
  component: AnalyticsDemo,
});

export const BeforeTheFirstSale = meta.story({ parameters: alsoInSpanish, decorators: [withDemoState()] });

export const AfterABusyMinute = meta.story({
  decorators: [
    withDemoState({
      steps: Array.from({ length: 12 }, (_, index) =>
        sold({ id: String(index), itemId: index % 2 === 0 ? 'churros' : 'shrimp', quantity: 2 }),
      ),
    }),
  ],
});

export const MovesWithEverySale = meta.story({
  decorators: [withDemoState()],
  play: async ({ canvas, userEvent }) => {
    const before = Number(
      canvas.getByText(analytics.figures.orders, { selector: 'dt' }).nextElementSibling?.textContent,
    );
    await userEvent.click(canvas.getByRole('button', { name: analytics.sell }));
    await expect(canvas.getByText(String(before + 1), { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText(new RegExp(`Order ${nextTicket}`, 'u'))).toBeVisible();
  },
});
