import { SyncState } from '#demos/pointOfSale/SyncState.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/SyncState',
  component: SyncState,
  args: { sync: 'waiting' as const },
});

export const Waiting = meta.story();

export const Sending = meta.story({ args: { sync: 'sent' } });

export const Synced = meta.story({ args: { sync: 'synced' } });
