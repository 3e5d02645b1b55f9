import { expect } from 'storybook/test';
import { analytics } from '#content/demos/analytics.ts';
import { sample } from '#content/demos/sample.ts';
import { BarList } from '#demos/analytics/BarList.tsx';
import { ChartCard } from '#demos/analytics/ChartCard.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';

const meta = preview.meta({
  title: 'Demos/Analytics/ChartCard',
  component: ChartCard,
  decorators: [onTablet(420)],
  args: {
    heading: analytics.sellers.heading,
    summary: analytics.sellers.summary(sample.items.coldBrew, 119, 'Tuesday'),
    table: {
      columns: analytics.sellers.columns,
      rows: [{ id: 'a', name: sample.items.coldBrew, cells: ['119', '$401.75', '$287.30'] }],
    },
    children: <BarList rows={[{ id: 'a', name: sample.items.coldBrew, value: 119, label: '119 sold' }]} />,
  },
  parameters: notPictured('The whole demo is pictured.'),
});

export const UnfoldsItsNumbers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(analytics.numbers));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});
