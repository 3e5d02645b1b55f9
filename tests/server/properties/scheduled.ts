import type fc from 'fast-check';
import type { Store } from '#functions/store/Store.ts';
import { storeAround } from '../storeAround.ts';

/** The store with each call delayed until the scheduler releases it, so that every order can be tried. */
export function scheduled(store: Store, scheduler: fc.Scheduler): Store {
  const turn = (label: string) => scheduler.schedule(Promise.resolve(), label).then(() => undefined);
  return storeAround(
    store,
    async (name, work) => {
      await turn(name);
      return work();
    },
    () => turn('commit'),
  );
}
