import { expect } from 'storybook/test';
import { features } from '#content/landing/features.ts';
import { Claim } from '#sections/Features/Claim.tsx';
import { inColumn, underHeading } from '#stories/support/frames.tsx';
import { alsoInSpanish, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Features/Claim',
  component: Claim,
  decorators: [underHeading(features.title), inColumn(720)],
  parameters: screenPictures,
  args: features.claim,
});

export const Ready = meta.story({
  tags: ['R-FEATURES-CLAIM'],
  parameters: alsoInSpanish,
  play: async ({ args, canvas }) => {
    const { caption, sum } = args;
    const { sentence, amounts } = sum;
    await expect(canvas.getByText(caption)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      [sentence.of, amounts.whole, sentence.wouldBe, amounts.part, sentence.after].join(' '),
    );
  },
});
