import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import type { Currency } from '#domain/currency.ts';
import { inColumn } from '../support/frames.tsx';
import { inCurrency } from '../support/inCurrency.ts';
import { sampleBill } from '../support/sampleBill.ts';

function momentsIn(currency: Currency) {
  const { nothing, total } = sampleBill(currency);
  return [
    { when: 'Today', amount: nothing, what: 'Your 7-day free trial starts.' },
    { when: 'November 28, 2026', amount: total, what: 'The trial ends and the first charge is made.' },
    { when: 'December 28, 2026', amount: total, what: 'Renews every month until you cancel.' },
  ];
}

const meta = {
  title: 'Components/TrialTimeline',
  component: TrialTimeline,
  decorators: [inColumn(440)],
  args: {
    label: 'What happens when',
    moments: momentsIn('USD'),
  },
} satisfies Meta<typeof TrialTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TrialThenCharge: Story = {
  parameters: inCurrency((currency) => ({ moments: momentsIn(currency) })),
};

export const Free: Story = {
  args: {
    moments: [
      { when: 'Today', amount: 'FREE', what: 'Your 7-day free trial starts.' },
      { when: 'November 28, 2026', what: 'The trial ends. Nothing is charged.' },
    ],
  },
};
