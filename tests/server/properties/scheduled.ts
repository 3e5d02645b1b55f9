import type fc from 'fast-check';
import type { Store } from '#functions/store/Store.ts';

/** The store with each call delayed until the scheduler releases it, so that every order can be tried. */
export function scheduled(store: Store, scheduler: fc.Scheduler): Store {
  const turn = (label: string) => scheduler.schedule(Promise.resolve(), label).then(() => undefined);
  return {
    ...store,
    async get(ref) {
      await turn(`get ${ref.collection}`);
      return store.get(ref);
    },
    async find(collection, query) {
      await turn(`find ${collection}`);
      return store.find(collection, query);
    },
    async update(ref, changes) {
      await turn(`update ${ref.collection}`);
      return store.update(ref, changes);
    },
    async transaction(run) {
      await turn('begin');
      return store.transaction(async (transaction) => {
        const result = await run(transaction);
        await turn('commit');
        return result;
      });
    },
  };
}
