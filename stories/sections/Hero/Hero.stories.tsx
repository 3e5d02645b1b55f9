import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { landing } from '#content/landing.ts';
import { Hero } from '#sections/Hero/Hero.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const { hero } = landing;

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen', ...picturedAt('phone', 'tablet', 'desktop') },
  args: {
    title: hero.title,
    body: hero.body,
    start: { label: hero.start, href: '/sign-up/signin' },
    readOn: hero.prices,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: hero.start })).toHaveAttribute('href', '/sign-up/signin');
  },
};
