import { expect, fn } from 'storybook/test';
import { hero } from '#content/landing/hero.ts';
import { LandingPage } from '#site/pages/LandingPage.tsx';
import { picturedAt } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/LandingPage',
  component: LandingPage,
  // One picture of the whole page; each section has its own at every width.
  parameters: { layout: 'fullscreen', route: '/', ...picturedAt('desktop') },
  args: { mail: { openDraft: fn() } },
});

export const Ready = meta.story({
  tags: ['R-PUBLIC-ANCHORS'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: `${hero.title} ${hero.titleEnd}` }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: hero.start })).toHaveAttribute('href', '/sign-up/signin');
  },
});
