import { Badge } from '#components/Badge.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  decorators: [inColumn()],
  args: { children: 'Most Popular' },
});

export const Words = meta.story();
