import { KeyFigures } from '#demos/analytics/KeyFigures.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { tuesday } from '../support/sampleSales.ts';

const meta = preview.meta({
  title: 'Demos/Analytics/KeyFigures',
  component: KeyFigures,
  decorators: [onTablet(960)],
  args: { total: tuesday.total },
  parameters: notPictured('The whole demo is pictured.'),
});

export const Tuesday = meta.story();

export const NothingSold = meta.story({ args: { total: { profit: 0, revenue: 0, orders: 0, items: 0 } } });

export const ALoss = meta.story({ args: { total: { profit: -1250, revenue: 4000, orders: 3, items: 4 } } });
