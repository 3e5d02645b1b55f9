import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { startSyncTimer } from '#demos/state/syncTimer.ts';
import { DemoStoreContext } from '#demos/state/useDemoState.ts';
import type { StateUpdate } from '#demos/state/demoState.ts';
import { memoryStorage } from '#demos/state/demoStorage.ts';
import { createDemoStore } from '#demos/state/demoStore.ts';

/** The parameter `demo` of a story. */
interface DemoState {
  /** Updates that turn the sample state into the story's initial state. */
  steps?: readonly StateUpdate[];
  /** One-way latency to the fake server in milliseconds. If omitted, nothing is sent and the story is static. */
  journey?: number;
}

function OwnDemoState({ steps, journey, children }: DemoState & { children: ReactNode }) {
  const [store] = useState(() => {
    const opened = createDemoStore(memoryStorage());
    for (const step of steps ?? []) opened.change(step);
    return opened;
  });
  useEffect(() => (journey === undefined ? undefined : startSyncTimer(store, journey)), [store, journey]);
  return <DemoStoreContext value={store}>{children}</DemoStoreContext>;
}

export const withDemoState: Decorator = (Story, { parameters }) => (
  <div style={{ maxWidth: 1200, margin: '0 auto', padding: 8 }}>
    <OwnDemoState {...(parameters['demo'] as DemoState | undefined)}>
      <Story />
    </OwnDemoState>
  </div>
);

/** Parameters of a story that begins after these updates. */
export const after = (...steps: readonly StateUpdate[]) => ({ demo: { steps } });
