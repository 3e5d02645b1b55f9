import { StoreError, type Store } from '#functions/store/Store.ts';

/**
 * A store whose transactions are asked again after `contention`, as a caller may: nothing was written. The official emulator
 * ends a deadlock of racers only by a timeout of seconds, and on a busy machine several of those are more than the store waits.
 */
export function patientStore(store: Store): Store {
  return {
    ...store,
    async transaction(run) {
      for (;;) {
        try {
          return await store.transaction(run);
        } catch (error) {
          if (!(error instanceof StoreError) || error.code !== 'contention') throw error;
        }
      }
    },
  };
}
