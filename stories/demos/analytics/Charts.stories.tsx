import { Charts } from '#demos/analytics/Charts.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { tuesday } from '../support/sampleSales.ts';

const nothing = { profit: 0, revenue: 0, orders: 0, items: 0 };

const meta = preview.meta({
  title: 'Demos/Analytics/Charts',
  component: Charts,
  decorators: [onTablet(1100)],
  args: { report: tuesday, days: 'Tuesday' },
  parameters: notPictured('The whole demo is pictured.'),
});

export const Tuesday = meta.story();

export const NothingSold = meta.story({
  args: {
    report: {
      total: nothing,
      sellers: [],
      extras: [],
      hours: tuesday.hours.map(({ hour }) => ({ hour, orders: 0, mine: 0 })),
      spots: tuesday.spots.map(({ spot }) => ({ spot, takings: nothing })),
    },
  },
});
