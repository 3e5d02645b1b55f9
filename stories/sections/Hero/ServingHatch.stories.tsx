import { hero } from '#content/landing/hero.ts';
import { media } from '#content/landing/media.ts';
import { ServingHatch } from '#sections/Hero/ServingHatch.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Hero/ServingHatch',
  component: ServingHatch,
  decorators: [
    (Story) => (
      <div style={{ paddingBottom: 208 }}>
        <Story />
      </div>
    ),
    inColumn(620),
  ],
  args: {
    order: { ...media.hero.order, ...hero.screens.order },
    map: { ...media.hero.map, ...hero.screens.map },
    slip: hero.slip,
  },
});

export const Ready = meta.story({ tags: ['R-HERO-SCREENS'] });
