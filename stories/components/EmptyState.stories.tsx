import { ReceiptText } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: {
    icon: ReceiptText,
    heading: 'No orders yet',
    children: 'The first one appears here as you ring it up.',
  },
});

export const WithText = meta.story();

export const WithAction = meta.story({
  args: { action: <ActionButton variant="outlined">Ring up an order</ActionButton> },
});
