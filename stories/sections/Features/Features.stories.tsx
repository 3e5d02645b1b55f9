import { expect, within } from 'storybook/test';
import { features } from '#content/landing/features.ts';
import { howItWorks } from '#content/landing/howItWorks.ts';
import { media } from '#content/landing/media.ts';
import { Features } from '#sections/Features/Features.tsx';
import { alsoInSpanish, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Features/Features',
  component: Features,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    ...features,
    pictures: media.features,
    start: { label: howItWorks.start, href: '/sign-up/signin' },
  },
});

export const Ready = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-FEATURES-CARDS', 'R-FEATURES-HARDWARE'],
  play: async ({ canvas }) => {
    for (const { title, link } of Object.values(features.cards)) {
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(canvas.getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
    }
    for (const words of Object.values(features.hardware.items))
      await expect(canvas.getByText(words)).toBeVisible();
    // Of two columns, the first has its picture beside the words.
    const [, ...cards] = canvas.getAllByRole('article');
    for (const card of cards) {
      const picture = card.firstElementChild?.getBoundingClientRect();
      const title = within(card).getByRole('heading').getBoundingClientRect();
      // The words stand clear of the picture, and begin where it does.
      await expect(title.top - (picture?.bottom ?? 0)).toBeGreaterThanOrEqual(14);
      await expect(title.left).toBe(picture?.left);
    }
  },
});
