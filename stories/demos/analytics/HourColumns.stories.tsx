import type { Meta, StoryObj } from '@storybook/react-vite';
import { HourColumns } from '#demos/analytics/HourColumns.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { tuesday } from '../support/sampleSales.ts';

const meta = {
  title: 'Demos/Analytics/HourColumns',
  component: HourColumns,
  decorators: [onTablet(480)],
  args: { hours: tuesday.hours },
} satisfies Meta<typeof HourColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = {};

export const WithOwnSales: Story = {
  args: {
    hours: tuesday.hours.map(({ hour, orders }) => ({
      hour,
      orders: hour === 12 ? orders + 14 : orders,
      mine: hour === 12 ? 14 : 0,
    })),
  },
};

export const NothingSold: Story = {
  args: { hours: tuesday.hours.map(({ hour }) => ({ hour, orders: 0, mine: 0 })) },
};
