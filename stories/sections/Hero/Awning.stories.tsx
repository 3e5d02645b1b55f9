import type { Meta, StoryObj } from '@storybook/react-vite';
import { Awning } from '#sections/Hero/Awning.tsx';
import { inColumn } from '#stories/support/frames.tsx';

const meta = {
  title: 'Sections/Hero/Awning',
  component: Awning,
  decorators: [inColumn(600)],
} satisfies Meta<typeof Awning>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as its parent. */
export const Ready: Story = {};
