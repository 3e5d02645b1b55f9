import { expect } from 'storybook/test';
import { sample } from '#content/demos/sample.ts';
import { Answer } from '#demos/heatMap/Answer.tsx';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { rankingFor, tuesdayLunch, tuesdayNight, wholeWeek } from '../support/sampleSales.ts';

const byRevenue = { ...wholeWeek, measure: 'revenue' } as const;
const byOrders = { ...tuesdayLunch, measure: 'orders' } as const;

const meta = preview.meta({
  title: 'Demos/HeatMap/Answer',
  component: Answer,
  decorators: [onTablet()],
  args: { question: tuesdayLunch, ranking: rankingFor(tuesdayLunch) },
});

export const Profit = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Best spot, Tuesday lunch, average of 8 weeks: Mission Street made $412 after costs.',
    );
  },
});

export const AnotherSpotLeavesMore = meta.story({
  args: { question: byRevenue, ranking: rankingFor(byRevenue) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`${sample.spots.mission} makes more`, 'u'))).toBeVisible();
  },
});

export const Orders = meta.story({ args: { question: byOrders, ranking: rankingFor(byOrders) } });

export const OneItem = meta.story({ args: { subject: sample.items.alPastor } });

export const NothingSold = meta.story({
  args: { question: tuesdayNight, ranking: rankingFor(tuesdayNight) },
});
