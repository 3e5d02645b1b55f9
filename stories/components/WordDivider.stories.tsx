import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordDivider } from '#components/WordDivider.tsx';
import { funnel } from '#content/index.ts';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/WordDivider',
  component: WordDivider,
  decorators: [inColumn(440)],
  args: { children: funnel.signIn.divider },
} satisfies Meta<typeof WordDivider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenTwoWays: Story = {};
