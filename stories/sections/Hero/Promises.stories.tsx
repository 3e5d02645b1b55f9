import { expect } from 'storybook/test';
import { hero } from '#content/landing/hero.ts';
import { Promises } from '#sections/Hero/Promises.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { twiceTheText } from '#stories/support/twiceTheText.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Hero/Promises',
  component: Promises,
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>, inColumn(280)],
  parameters: notPictured('The hero is pictured.'),
  args: { promises: hero.promises },
});

export const Ready = meta.story();

/** At 320 pixels they stack, and all stay within the column. */
export const InTextTwiceAsLarge = meta.story({
  ...twiceTheText,
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('list').getBoundingClientRect().right;
    for (const promise of canvas.getAllByRole('listitem')) {
      const words = document.createRange();
      words.selectNodeContents(promise);
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1);
    }
  },
});
