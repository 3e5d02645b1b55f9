import { expect } from 'storybook/test';
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

export const WithStub = meta.story({
  args: { stub: 'Order 48' },
  play: async ({ canvas }) => {
    // One frame in forced colors, around both parts.
    const parts = [canvas.getByText(/tacos/u), canvas.getByText('Order 48')];
    const sheet = parts[0]?.parentElement;
    await expect(sheet).toHaveStyle({ outlineStyle: 'solid' });
    for (const part of parts) await expect(part).toHaveStyle({ outlineStyle: 'none' });
  },
});
