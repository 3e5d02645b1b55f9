import { expect } from 'storybook/test';
import { heatMap } from '#content/demos/heatMap.ts';
import { sample } from '#content/demos/sample.ts';
import { SpotDetail } from '#demos/heatMap/SpotDetail.tsx';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { rankingFor, tuesdayLunch } from '../support/sampleSales.ts';

const ranking = rankingFor(tuesdayLunch);

const meta = preview.meta({
  title: 'Demos/HeatMap/SpotDetail',
  component: SpotDetail,
  decorators: [onTablet()],
  args: { takings: ranking[0]!, day: 'tue' as const, bestHour: 12, bestSeller: sample.items.alPastor },
});

export const Sold = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(heatMap.detail.visits(3, 'tue'))).toBeVisible();
  },
});

export const WithoutAShare = meta.story({ args: { takings: ranking[1]! } });

export const NothingSold = meta.story({
  args: { takings: ranking.at(-1)!, bestHour: undefined, bestSeller: undefined },
});
