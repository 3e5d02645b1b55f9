import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hero } from '#content/landing/hero.ts';
import { media } from '#content/landing/media.ts';
import { Hero } from '#sections/Hero/Hero.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const { screens, start, ...words } = hero;

const meta = {
  title: 'Sections/Hero/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen', ...picturedAt('phone', 'tablet', 'desktop') },
  args: {
    ...words,
    start: { label: start, href: '/sign-up/signin' },
    screens: {
      order: { ...media.hero.order, ...screens.order },
      map: { ...media.hero.map, ...screens.map },
    },
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const headline = `${args.title} ${args.titleEnd}`;
    await expect(canvas.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(canvas.getByRole('link', { name: start })).toHaveAttribute('href', '/sign-up/signin');
    await expect(canvas.getByRole('link', { name: hero.watch.label })).toHaveAttribute(
      'href',
      '#how-it-works',
    );
    await expect(canvas.getByRole('img', { name: hero.screens.order.alt })).toBeVisible();
    await expect(canvas.getByRole('img', { name: hero.screens.map.alt })).toBeVisible();
  },
};

/** Longer words than any language needs. */
export const LongWords: Story = { globals: { text: 'long' } };
