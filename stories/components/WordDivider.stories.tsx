import { WordDivider } from '#components/WordDivider.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/WordDivider',
  component: WordDivider,
  decorators: [inColumn(440)],
  args: { children: funnel.signIn.divider },
});

export const BetweenTwoWays = meta.story();
