import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingState } from '#components/LoadingState.tsx';
import { funnel } from '#content/index.ts';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/LoadingState',
  component: LoadingState,
  decorators: [inColumn()],
  args: { text: funnel.plans.loading },
} satisfies Meta<typeof LoadingState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.text);
  },
};
