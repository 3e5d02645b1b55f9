import { NextSteps } from '#funnel/final/NextSteps.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Funnel/Final/NextSteps',
  component: NextSteps,
  decorators: [inColumn(560)],
});

export const ThreeSteps = meta.story({
  parameters: notPictured('It is a part of the pictures of Final Step.'),
});
