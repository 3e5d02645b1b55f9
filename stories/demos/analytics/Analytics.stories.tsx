import { expect } from 'storybook/test';
import { analytics } from '#content/demos/analytics.ts';
import { Analytics } from '#demos/analytics/Analytics.tsx';
import preview from '#storybook/preview.tsx';
import { withDemoState } from '../support/withDemoState.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { sold } from '../support/sold.ts';

const meta = preview.meta({
  title: 'Demos/Analytics/Analytics',
  component: Analytics,
  decorators: [onTablet(1100), withDemoState()],
});

export const BeforeTheFirstSale = meta.story();

export const ShowsTheWholeWeek = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: analytics.wholeWeek }));
    await expect(canvas.getByText(/^Most profit this week: /u)).toBeVisible();
  },
});

export const KeepsUpWithTheTill = meta.story({
  decorators: [
    withDemoState({
      steps: ['a', 'b', 'c', 'd'].map((id) =>
        sold({ id, itemId: 'churros', quantity: 20, shift: { hour: 21 } }),
      ),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Best seller .*: Churros, /u)).toBeVisible();
  },
});
