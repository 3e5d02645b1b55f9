import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { startCourier } from '#demos/world/courier.ts';
import { WorldContext } from '#demos/world/useWorld.ts';
import type { Step } from '#demos/world/world.ts';
import { memoryKeep } from '#demos/world/worldKeep.ts';
import { createWorldStore } from '#demos/world/worldStore.ts';

/** What `inWorld` asks of a story. */
export interface WorldWish {
  /** Steps that lead from the sample to where the story begins. */
  steps?: readonly Step[];
  /** Milliseconds of one way to the pretend server; left out, nothing is carried and the picture stands still. */
  journey?: number;
}

function OwnWorld({ steps, journey, children }: WorldWish & { children: ReactNode }) {
  const [store] = useState(() => {
    const opened = createWorldStore(memoryKeep());
    for (const step of steps ?? []) opened.change(step);
    return opened;
  });
  useEffect(() => (journey === undefined ? undefined : startCourier(store, journey)), [store, journey]);
  return <WorldContext value={store}>{children}</WorldContext>;
}

/** Shows a story in a demo world of its own, with air around it. */
export function inWorld(wish: WorldWish = {}): Decorator {
  return (Story) => (
    <div style={{ maxWidth: 1200, margin: '0 auto', padding: 8 }}>
      <OwnWorld {...wish}>
        <Story />
      </OwnWorld>
    </div>
  );
}
