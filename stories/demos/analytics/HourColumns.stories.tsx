import { HourColumns } from '#demos/analytics/HourColumns.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { tuesday } from '../support/sampleSales.ts';

const meta = preview.meta({
  title: 'Demos/Analytics/HourColumns',
  component: HourColumns,
  decorators: [onTablet(480)],
  args: { hours: tuesday.hours },
  parameters: notPictured('The whole demo is pictured.'),
});

export const Sample = meta.story();

export const WithOwnSales = meta.story({
  args: {
    hours: tuesday.hours.map(({ hour, orders }) => ({
      hour,
      orders: hour === 12 ? orders + 14 : orders,
      mine: hour === 12 ? 14 : 0,
    })),
  },
});

export const NothingSold = meta.story({
  args: { hours: tuesday.hours.map(({ hour }) => ({ hour, orders: 0, mine: 0 })) },
});
