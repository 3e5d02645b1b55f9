import { sample } from '#content/demos/sample.ts';
import { BarList } from '#demos/analytics/BarList.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';

const meta = preview.meta({
  title: 'Demos/Analytics/BarList',
  component: BarList,
  decorators: [onTablet(420)],
  args: {
    rows: [
      { id: 'a', name: sample.items.coldBrew, value: 119, label: '119 sold' },
      { id: 'b', name: sample.items.churros, value: 84, label: '84 sold' },
      { id: 'c', name: sample.items.asada, value: 0, label: '0 sold' },
    ],
  },
});

export const Counted = meta.story();

export const PartOfAWhole = meta.story({
  args: {
    rows: [
      { id: 'a', name: sample.spots.tram, value: 727, whole: 1009, label: '$727 of $1,009' },
      { id: 'b', name: sample.spots.lantern, value: -12, whole: 200, label: '-$12 of $200' },
    ],
  },
});

export const Empty = meta.story({
  parameters: notPictured('It shows nothing.'),
  args: { rows: [] },
});
