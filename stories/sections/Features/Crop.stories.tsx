import type { Meta, StoryObj } from '@storybook/react-vite';
import { media } from '#content/landing/media.ts';
import { Crop } from '#sections/Features/Crop.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { onlyAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Sections/Features/Crop',
  component: Crop,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 150, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
    inColumn(360),
  ],
  args: {
    picture: media.videos.analytics.poster,
    area: { at: [92, 82], zoom: 1.7, narrow: { at: [68, 84], zoom: 2.6 } },
  },
} satisfies Meta<typeof Crop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const APart: Story = {};

export const AllOfIt: Story = {
  args: { area: { at: [50, 50], zoom: 1, narrow: { at: [50, 50], zoom: 1 } } },
};

export const OneThingOnAPhone: Story = onlyAt('phone');
