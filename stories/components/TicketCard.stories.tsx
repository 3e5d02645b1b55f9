import type { Meta, StoryObj } from '@storybook/react-vite';
import { TicketCard } from '#components/TicketCard.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/TicketCard',
  component: TicketCard,
  decorators: [inColumn(440)],
  args: { children: 'Two carnitas tacos, one horchata.' },
} satisfies Meta<typeof TicketCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};

export const WithStub: Story = { args: { stub: 'Order 48' } };
