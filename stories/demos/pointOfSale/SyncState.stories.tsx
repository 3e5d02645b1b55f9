import type { Meta, StoryObj } from '@storybook/react-vite';

import { SyncState } from '#demos/pointOfSale/SyncState.tsx';

const meta = {
  title: 'Demos/PointOfSale/SyncState',
  component: SyncState,
  args: { sync: 'waiting' },
} satisfies Meta<typeof SyncState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Sending: Story = { args: { sync: 'sent' } };

export const Synced: Story = { args: { sync: 'synced' } };
