import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#components/Badge.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  decorators: [inColumn()],
  args: { children: 'Most Popular' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
