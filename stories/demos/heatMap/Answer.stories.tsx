import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sample } from '#content/demos/sample.ts';
import { Answer } from '#demos/heatMap/Answer.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { rankingFor, tuesdayLunch, tuesdayNight, wholeWeek } from '../support/sampleSales.ts';

const byRevenue = { ...wholeWeek, measure: 'revenue' } as const;
const byOrders = { ...tuesdayLunch, measure: 'orders' } as const;

const meta = {
  title: 'Demos/HeatMap/Answer',
  component: Answer,
  decorators: [onTablet()],
  args: { question: tuesdayLunch, ranking: rankingFor(tuesdayLunch) },
} satisfies Meta<typeof Answer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Best spot, Tuesday lunch, average of 8 weeks: Mission Street made $412 after costs.',
    );
  },
};

export const AnotherSpotLeavesMore: Story = {
  args: { question: byRevenue, ranking: rankingFor(byRevenue) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`${sample.spots.mission} leaves more`, 'u'))).toBeVisible();
  },
};

export const Orders: Story = { args: { question: byOrders, ranking: rankingFor(byOrders) } };

export const OneItem: Story = { args: { subject: sample.items.alPastor } };

export const NothingSold: Story = { args: { question: tuesdayNight, ranking: rankingFor(tuesdayNight) } };
