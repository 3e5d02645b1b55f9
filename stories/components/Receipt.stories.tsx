import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from '#components/Receipt.tsx';
import { funnel } from '#content/index.ts';
import { inColumn } from '../support/frames.tsx';

const { receipt } = funnel.final;

const meta = {
  title: 'Components/Receipt',
  component: Receipt,
  decorators: [inColumn(480)],
  args: {
    title: receipt.heading,
    rows: [
      { label: receipt.plan, value: 'Monthly' },
      { label: receipt.devices, value: '3' },
      { label: receipt.price, value: '$59.00' },
      { label: receipt.firstCharge, value: receipt.chargeOn('$59.00', 'November 28, 2026') },
      { label: receipt.subscription, value: 'I-BW452GLLEP1G' },
    ],
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { args: { stub: funnel.checkout.cancel.body } };

export const Free: Story = {
  args: {
    rows: [
      { label: receipt.plan, value: 'Monthly' },
      { label: receipt.price, value: receipt.free },
      { label: receipt.coupon, value: 'FREE50' },
    ],
  },
};
