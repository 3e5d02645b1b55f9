import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { inColumn } from '../../support/frames.tsx';
import { busyOrders, busyState } from './sampleOrders.ts';
import { SyncQueue } from '#demos/pointOfSale/SyncQueue.tsx';

const meta = {
  title: 'Demos/PointOfSale/SyncQueue',
  component: SyncQueue,
  decorators: [inColumn(400)],
  args: { queue: busyState.queue, server: { orders: [], repeats: 0 } },
} satisfies Meta<typeof SyncQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { queue: [] } };

export const AllWaiting: Story = {};

export const OneOfEach: Story = {
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
};
