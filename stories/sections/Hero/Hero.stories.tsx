import { expect } from 'storybook/test';
import { hero } from '#content/landing/hero.ts';
import { media } from '#content/landing/media.ts';
import { Hero } from '#sections/Hero/Hero.tsx';
import { alsoInSpanish, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { screens, start, ...words } = hero;

const meta = preview.meta({
  title: 'Sections/Hero/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    ...words,
    start: { label: start, href: '/sign-up/signin' },
    screens: {
      order: { ...media.hero.order, ...screens.order },
      map: { ...media.hero.map, ...screens.map },
    },
  },
});

export const Ready = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-HERO-WORDS', 'R-HERO-BUTTONS', 'R-HERO-SCREENS'],
  play: async ({ args, canvas }) => {
    const headline = `${args.title} ${args.titleEnd}`;
    await expect(canvas.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(canvas.getByRole('link', { name: start })).toHaveAttribute('href', '/sign-up/signin');
    await expect(canvas.getByRole('link', { name: hero.watch.label })).toHaveAttribute(
      'href',
      '#how-it-works',
    );
    await expect(canvas.getByRole('img', { name: hero.screens.order.alt })).toBeVisible();
    const map = canvas.getByRole('img', { name: hero.screens.map.alt });
    await expect(map).toBeVisible();
    // It is loaded before the other pictures, and moves nothing when it comes.
    await expect(map).toHaveAttribute('fetchpriority', 'high');
    await expect(map).toHaveAttribute('width', String(media.hero.map.width));
    await expect(map).toHaveAttribute('height', String(media.hero.map.height));
  },
});
