import type { Meta, StoryObj } from '@storybook/react-vite';
import { sample } from '#content/demos/sample.ts';
import { BarList } from '#demos/analytics/BarList.tsx';
import { onTablet } from '../support/onTablet.tsx';

const meta = {
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
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};

export const PartOfAWhole: Story = {
  args: {
    rows: [
      { id: 'a', name: sample.spots.tram, value: 727, whole: 1009, label: '$727 of $1,009' },
      { id: 'b', name: sample.spots.lantern, value: -12, whole: 200, label: '-$12 of $200' },
    ],
  },
};

export const Empty: Story = { args: { rows: [] } };
