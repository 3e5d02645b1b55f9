import { expect } from 'storybook/test';
import { Sheet } from '#components/Sheet.tsx';
import { tryIt } from '#content/landing/tryIt.ts';
import { TryIt } from '#sections/TryIt/TryIt.tsx';
import { alsoInSpanish, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/TryIt',
  component: TryIt,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: { ...tryIt, children: <Sheet>The demos stand here.</Sheet> },
});

export const AroundTheDemos = meta.story({
  parameters: alsoInSpanish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: tryIt.title })).toHaveAttribute('id', 'try-it');
  },
});
