import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepProgress } from '#components/StepProgress.tsx';
import { funnel } from '#content/index.ts';
import { inColumn } from '../support/frames.tsx';

const { label, names } = funnel.steps;

const meta = {
  title: 'Components/StepProgress',
  component: StepProgress,
  decorators: [inColumn()],
  args: { label, steps: names, current: 0, doneText: 'done' },
} satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Second: Story = { args: { current: 1 } };

export const Third: Story = {
  args: { current: 2 },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('Account, done');
  },
};

export const Last: Story = { args: { current: 3 } };

export const AllDone: Story = { args: { current: 4 } };
