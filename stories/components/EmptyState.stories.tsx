import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptText } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  decorators: [inColumn()],
  args: {
    icon: ReceiptText,
    heading: 'No orders yet',
    children: 'The first one appears here as you ring it up.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {};

export const WithAction: Story = {
  args: { action: <ActionButton variant="outlined">Ring up an order</ActionButton> },
};
