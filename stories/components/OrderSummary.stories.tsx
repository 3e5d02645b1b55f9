import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderSummary } from '#components/OrderSummary.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { funnel } from '#content/index.ts';
import type { Currency } from '#domain/currency.ts';
import { inColumn } from '../support/frames.tsx';
import { inCurrency } from '../support/inCurrency.ts';
import { sampleBill } from '../support/sampleBill.ts';

const { summary } = funnel.checkout;

function billIn(currency: Currency) {
  const { plan, extraDevices, device, extras, total } = sampleBill(currency);
  return {
    lines: [
      { label: summary.planName('Monthly'), amount: plan, detail: summary.firstDevice },
      { label: summary.extraDevices(extraDevices, device), amount: extras },
    ],
    total: { label: summary.total, amount: total, detail: summary.perInterval.month },
  };
}

const meta = {
  title: 'Components/OrderSummary',
  component: OrderSummary,
  decorators: [
    (Story) => (
      <TicketCard>
        <Story />
      </TicketCard>
    ),
    inColumn(440),
  ],
  args: {
    title: summary.heading,
    ...billIn('USD'),
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = { parameters: inCurrency(billIn) };

/** In a section of its own heading. */
export const UnderAnotherHeading: Story = { args: { headingLevel: 3 } };

export const WithDiscount: Story = {
  args: {
    lines: [
      {
        label: summary.planName('Launch50'),
        amount: '$24.50',
        detail: summary.replaces('Monthly'),
        tone: 'saving',
      },
    ],
    total: { label: summary.total, amount: '$24.50', detail: summary.perInterval.month },
  },
};

export const Free: Story = {
  args: {
    lines: [
      { label: summary.planName('Monthly'), amount: '$49.00' },
      { label: `${summary.coupon} FREE50`, amount: '−$49.00', tone: 'saving' },
    ],
    total: { label: summary.total, amount: summary.free },
  },
};

export const WithMoreUnderTheTotal: Story = {
  args: { children: <p>{funnel.checkout.timeline.cancel.trial}</p> },
};

export const LongAmounts: Story = {
  args: {
    lines: [
      { label: summary.planName('Yearly'), amount: '¥52,800', detail: summary.firstDevice },
      { label: summary.extraDevices(9, '¥9,000'), amount: '¥81,000' },
    ],
    total: { label: summary.total, amount: '¥133,800', detail: summary.perInterval.year },
  },
};

export const ReadsItsTotalOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$59.00').parentElement).toHaveAttribute('aria-live', 'polite');
  },
};
