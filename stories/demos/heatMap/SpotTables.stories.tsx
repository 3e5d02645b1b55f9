import type { Meta, StoryObj } from '@storybook/react-vite';
import { heatMap } from '#content/demos/heatMap.ts';
import { SpotTables } from '#demos/heatMap/SpotTables.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { hoursFor, rankingFor, tuesdayLunch } from '../support/sampleSales.ts';

const meta = {
  title: 'Demos/HeatMap/SpotTables',
  component: SpotTables,
  decorators: [onTablet()],
  args: {
    question: tuesdayLunch,
    ranking: rankingFor(tuesdayLunch),
    hours: hoursFor(tuesdayLunch),
    subject: heatMap.everything,
  },
} satisfies Meta<typeof SpotTables>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profit: Story = {};

export const Orders: Story = {
  args: {
    question: { ...tuesdayLunch, measure: 'orders' },
    hours: hoursFor({ ...tuesdayLunch, measure: 'orders' }),
  },
};
