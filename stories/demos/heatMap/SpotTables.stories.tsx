import { heatMap } from '#content/demos/heatMap.ts';
import { SpotTables } from '#demos/heatMap/SpotTables.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { hoursFor, rankingFor, tuesdayLunch } from '../support/sampleSales.ts';

const meta = preview.meta({
  title: 'Demos/HeatMap/SpotTables',
  component: SpotTables,
  decorators: [onTablet()],
  args: {
    question: tuesdayLunch,
    ranking: rankingFor(tuesdayLunch),
    hours: hoursFor(tuesdayLunch),
    subject: heatMap.everything,
  },
  parameters: notPictured('The whole demo is pictured.'),
});

export const Profit = meta.story();

export const Orders = meta.story({
  args: {
    question: { ...tuesdayLunch, measure: 'orders' },
    hours: hoursFor({ ...tuesdayLunch, measure: 'orders' }),
  },
});
