import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureList } from '#components/FeatureList.tsx';
import { priceList } from '#domain/priceList.ts';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/FeatureList',
  component: FeatureList,
  decorators: [inColumn(400)],
  args: { items: priceList.Monthly.features },
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const WithALineThatBreaks: Story = {
  args: {
    items: [
      'Orders queue on the tablet while there is no signal, and sync by themselves when you are back',
      'Peak hours',
    ],
  },
};
