import { expect, fn, waitFor } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { hourName } from '#content/demos/week.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { busyOrders } from './sampleOrders.ts';
import { ReceiptStrip } from '#demos/pointOfSale/ReceiptStrip.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/ReceiptStrip',
  component: ReceiptStrip,
  decorators: [inColumn(400)],
  args: {
    order: busyOrders[1]!,
    tender: { kind: 'cash' as const, given: 2_000 },
    sync: 'waiting' as const,
    tally: {
      where: pointOfSale.tally('Mission Street', 'Tuesday', hourName(12)),
      sold: pointOfSale.tallySold(2, '$16.75'),
      profit: pointOfSale.tallyProfit('$9.90'),
    },
    onNext: fn(),
  },
});

export const CashWithChange = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$8.00')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: pointOfSale.next })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

export const CardAndSynced = meta.story({ args: { tender: { kind: 'card' }, sync: 'synced' } });

export const CardOnItsWay = meta.story({ args: { tender: { kind: 'card' }, sync: 'sent' } });
