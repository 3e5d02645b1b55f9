import { expect } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { alsoInSpanish } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { busyOrders, busyState } from './sampleOrders.ts';
import { SyncQueue } from '#demos/pointOfSale/SyncQueue.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/SyncQueue',
  component: SyncQueue,
  decorators: [inColumn(400)],
  args: { queue: busyState.queue, server: { orders: [], repeats: 0 } },
});

export const Empty = meta.story({ args: { queue: [] } });

export const AllWaiting = meta.story();

export const OneOfEach = meta.story({
  parameters: alsoInSpanish,
  args: {
    queue: [
      { order: busyOrders[1]!, state: 'sent' },
      { order: busyOrders[2]!, state: 'waiting' },
    ],
    server: { orders: busyOrders.slice(0, 2), repeats: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pointOfSale.states.synced)).toBeVisible();
    await expect(canvas.getByText(pointOfSale.states.sent)).toBeVisible();
    await expect(canvas.getByText(pointOfSale.states.waiting)).toBeVisible();
    await expect(canvas.getByText(new RegExp(pointOfSale.repeats(1), 'u'))).toBeVisible();
  },
});
