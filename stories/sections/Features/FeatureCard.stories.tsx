import { expect } from 'storybook/test';
import { features } from '#content/landing/features.ts';
import { FeatureCard } from '#sections/Features/FeatureCard.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn, underHeading } from '#stories/support/frames.tsx';
import { sampleFilm } from '#stories/support/sampleFilm.ts';

const meta = preview.meta({
  title: 'Sections/Features/FeatureCard',
  component: FeatureCard,
  tags: ['autodocs'],
  decorators: [underHeading('Features'), inColumn(400)],
  args: {
    icon: 'mapPinned' as const,
    media: <img src={sampleFilm.poster.webp} alt="" style={{ display: 'block', width: '100%' }} />,
    ...features.cards.heatMap,
  },
});

export const Usual = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('article > div')?.getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: args.title }).getBoundingClientRect();
    // The words stand clear of the picture, and begin where it does.
    await expect(title.top - (picture?.bottom ?? 0)).toBeGreaterThanOrEqual(14);
    await expect(title.left).toBe(picture?.left);
  },
});
