import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyFigures } from '#demos/analytics/KeyFigures.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { tuesday } from '../support/sampleSales.ts';

const meta = {
  title: 'Demos/Analytics/KeyFigures',
  component: KeyFigures,
  decorators: [onTablet(960)],
  args: { total: tuesday.total },
} satisfies Meta<typeof KeyFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tuesday: Story = {};

export const NothingSold: Story = { args: { total: { profit: 0, revenue: 0, orders: 0, items: 0 } } };

export const ALoss: Story = { args: { total: { profit: -1250, revenue: 4000, orders: 3, items: 4 } } };
