import type { Meta, StoryObj } from '@storybook/react-vite';
import { sample } from '#content/demos/sample.ts';
import { SpotDetail } from '#demos/heatMap/SpotDetail.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { rankingFor, tuesdayLunch } from '../support/sampleSales.ts';

const ranking = rankingFor(tuesdayLunch);

const meta = {
  title: 'Demos/HeatMap/SpotDetail',
  component: SpotDetail,
  decorators: [onTablet()],
  args: { takings: ranking[0]!, bestHour: 12, bestSeller: sample.items.alPastor },
} satisfies Meta<typeof SpotDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sold: Story = {};

export const WithoutAShare: Story = { args: { takings: ranking[1]! } };

export const NothingSold: Story = {
  args: { takings: ranking.at(-1)!, bestHour: undefined, bestSeller: undefined },
};
