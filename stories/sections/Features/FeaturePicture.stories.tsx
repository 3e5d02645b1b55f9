import { media } from '#content/landing/media.ts';
import { FeaturePicture } from '#sections/Features/FeaturePicture.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Features/FeaturePicture',
  component: FeaturePicture,
  decorators: [inColumn(368)],
  args: { picture: media.features.spots },
});

export const Spots = meta.story({ parameters: notPictured('It is a part of the pictures of Features.') });
