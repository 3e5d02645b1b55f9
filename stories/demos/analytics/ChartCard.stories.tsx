import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { analytics } from '#content/demos/analytics.ts';
import { sample } from '#content/demos/sample.ts';
import { BarList } from '#demos/analytics/BarList.tsx';
import { ChartCard } from '#demos/analytics/ChartCard.tsx';
import { onTablet } from '../support/onTablet.tsx';

const meta = {
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
} satisfies Meta<typeof ChartCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const UnfoldsItsNumbers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(analytics.numbers));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
