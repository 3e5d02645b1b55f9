import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import { funnel } from '#content/index.ts';
import { inColumn } from '../support/frames.tsx';

const { timeline } = funnel.checkout;

const meta = {
  title: 'Components/TrialTimeline',
  component: TrialTimeline,
  decorators: [inColumn(440)],
  args: {
    label: timeline.heading,
    moments: [
      { when: 'Today', amount: '$0.00', what: timeline.todayBody(7) },
      { when: 'November 28, 2026', amount: '$59.00', what: timeline.firstChargeBody('$59.00') },
      { when: 'December 28, 2026', amount: '$59.00', what: timeline.renewalBody('$59.00', 'month') },
    ],
  },
} satisfies Meta<typeof TrialTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TrialThenCharge: Story = {};

export const Free: Story = {
  args: {
    moments: [
      { when: 'Today', amount: 'FREE', what: timeline.todayBody(7) },
      { when: 'November 28, 2026', what: timeline.firstChargeNone },
    ],
  },
};
