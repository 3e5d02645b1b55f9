import { expect } from 'storybook/test';
import { notFound } from '#content/pages.ts';
import { NotFoundPage } from '#site/pages/NotFoundPage.tsx';
import { screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/NotFoundPage',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', route: '/typo', ...screenPictures },
});

export const UnknownAddress = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: notFound.heading })).toBeVisible();
    for (const { label, href } of notFound.links) {
      await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('link', { name: label }));
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  },
});
