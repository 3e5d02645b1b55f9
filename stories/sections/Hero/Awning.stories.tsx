import { Awning } from '#sections/Hero/Awning.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Hero/Awning',
  component: Awning,
  decorators: [inColumn(600)],
});

/** As wide as its parent. */
export const Ready = meta.story();
