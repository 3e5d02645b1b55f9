import { expect, fn } from 'storybook/test';
import { sellerLine } from '#content/brand.ts';
import { hero } from '#content/landing/hero.ts';
import { LandingPage } from '#site/pages/LandingPage.tsx';
import { onlyInChromatic, picturedAt } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/LandingPage',
  component: LandingPage,
  parameters: {
    layout: 'fullscreen',
    route: '/',
    ...picturedAt('desktop'),
    ...onlyInChromatic('Each section has its own.'),
  },
  args: { mail: { openDraft: fn(() => true) } },
});

export const Ready = meta.story({
  tags: ['R-PUBLIC-ANCHORS', 'R-SELLER'],
  play: async ({ canvas, canvasElement }) => {
    const anchors = ['home', 'features', 'how-it-works', 'pricing', 'faq', 'contact'];
    for (const id of anchors) await expect(canvasElement.querySelector(`#${id}`)).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(sellerLine);
    await expect(
      canvas.getByRole('heading', { level: 1, name: `${hero.title} ${hero.titleEnd}` }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: hero.start })).toHaveAttribute('href', '/sign-up/signin');
  },
});
