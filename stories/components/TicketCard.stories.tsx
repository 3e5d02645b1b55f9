import { TicketCard } from '#components/TicketCard.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Prices/TicketCard',
  component: TicketCard,
  tags: ['autodocs'],
  decorators: [inColumn(440)],
  args: { children: 'Two carnitas tacos, one horchata.' },
});

export const Sheet = meta.story();

export const WithStub = meta.story({ args: { stub: 'Order 48' } });
