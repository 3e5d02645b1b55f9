import type { Meta, StoryObj } from '@storybook/react-vite';
import { Charts } from '#demos/analytics/Charts.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { tuesday } from '../support/sampleSales.ts';

const nothing = { profit: 0, revenue: 0, orders: 0, items: 0 };

const meta = {
  title: 'Demos/Analytics/Charts',
  component: Charts,
  decorators: [onTablet(1100)],
  args: { report: tuesday, days: 'Tuesday' },
} satisfies Meta<typeof Charts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tuesday: Story = {};

export const NothingSold: Story = {
  args: {
    report: {
      total: nothing,
      sellers: [],
      extras: [],
      hours: tuesday.hours.map(({ hour }) => ({ hour, orders: 0, mine: 0 })),
      spots: tuesday.spots.map(({ spot }) => ({ spot, takings: nothing })),
    },
  },
};
