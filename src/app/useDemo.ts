import { useEffect, useState, type ComponentType } from 'react';

/** How far a demo is. */
export type DemoState =
  | { status: 'loading' }
  | { status: 'ready'; Demo: ComponentType }
  | { status: 'failed' };

/** Fetches what is behind a door once it is in the page; another door starts anew. Keep the door's identity. */
export function useDemo(door: () => Promise<ComponentType>): DemoState {
  const [reached, setReached] = useState<{ door: typeof door; state: DemoState }>();
  useEffect(() => {
    let wanted = true;
    const reach = (state: DemoState) => {
      if (wanted) setReached({ door, state });
    };
    door().then(
      (Demo) => reach({ status: 'ready', Demo }),
      () => reach({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [door]);
  return reached?.door === door ? reached.state : { status: 'loading' };
}
