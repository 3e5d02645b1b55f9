import { expect } from 'storybook/test';
import { hero } from '#content/landing/hero.ts';
import { media } from '#content/landing/media.ts';
import { Tablet } from '#sections/Hero/Tablet.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Hero/Tablet',
  component: Tablet,
  parameters: notPictured('The stories of the hero show both tablets.'),
  decorators: [inColumn(560)],
  args: { screen: { ...media.hero.order, ...hero.screens.order }, sizes: '560px' },
});

export const Ready = meta.story({ tags: ['R-HERO-SCREENS'] });

/** The first visible picture is loaded before the others. */
export const First = meta.story({
  args: { screen: { ...media.hero.map, ...hero.screens.map }, first: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: hero.screens.map.alt });
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('width', String(media.hero.map.width));
    await expect(picture).toHaveAttribute('height', String(media.hero.map.height));
  },
});
