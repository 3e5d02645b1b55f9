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
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is our claim\./u)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('30% of $2,300 would be $690 more per week.');
  },
});
