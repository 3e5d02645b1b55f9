import { SignalStatus } from '#demos/frame/SignalStatus.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Demos/Frame/SignalStatus',
  component: SignalStatus,
  args: { airplane: false, waiting: 0 },
});

export const Synced = meta.story();

export const Syncing = meta.story({ args: { waiting: 3 } });

export const Airplane = meta.story({ args: { airplane: true } });

export const AirplaneWithOrdersWaiting = meta.story({ args: { airplane: true, waiting: 1 } });
