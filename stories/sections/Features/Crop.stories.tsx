import { media } from '#content/landing/media.ts';
import { Crop } from '#sections/Features/Crop.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
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
    area: { at: [92, 82], zoom: 1.7 } as const,
  },
});

export const APart = meta.story();

export const AllOfIt = meta.story({
  args: { area: { at: [50, 50], zoom: 1 } },
});
