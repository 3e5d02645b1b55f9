import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/TrialTimeline',
  component: TrialTimeline,
  decorators: [inColumn(440)],
  args: {
    label: 'What happens when',
    moments: [
      { when: 'Today', amount: '$0.00', what: 'Your 7-day free trial starts.' },
      { when: 'November 28, 2026', amount: '$59.00', what: 'The trial ends and the first charge is made.' },
      { when: 'December 28, 2026', amount: '$59.00', what: 'Renews every month until you cancel.' },
    ],
  },
} satisfies Meta<typeof TrialTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TrialThenCharge: Story = {};

export const Free: Story = {
  args: {
    moments: [
      { when: 'Today', amount: 'FREE', what: 'Your 7-day free trial starts.' },
      { when: 'November 28, 2026', what: 'The trial ends. Nothing is charged.' },
    ],
  },
};
