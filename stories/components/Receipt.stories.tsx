import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from '#components/Receipt.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/Receipt',
  component: Receipt,
  decorators: [inColumn(480)],
  args: {
    title: 'Receipt',
    rows: [
      { label: 'Plan', value: 'Monthly' },
      { label: 'Devices', value: '3' },
      { label: 'Price', value: '$59.00' },
      { label: 'First charge', value: '$59.00 on November 28, 2026' },
      { label: 'Subscription ID', value: 'I-BW452GLLEP1G' },
    ],
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { args: { stub: 'Cancel any time before the first charge and you pay nothing.' } };

export const Free: Story = {
  args: {
    rows: [
      { label: 'Plan', value: 'Monthly' },
      { label: 'Price', value: 'FREE' },
      { label: 'Coupon', value: 'FREE50' },
    ],
  },
};
