import { parseSubscription } from '#functions/documents/subscription.ts';
import type { DocumentRef, Fields, Store } from '#functions/store/Store.ts';

/** Status times by subscription, in commit order. */
export type StatusHistory = Record<string, Date[]>;

/** A store that records the status of a subscription on each commit. */
export function recordStatuses(store: Store, sightings: StatusHistory): Store {
  return {
    ...store,
    async transaction(run) {
      let written: Array<[string, Date]> = [];
      const note = ({ collection }: DocumentRef, fields: Fields) => {
        if (collection !== 'Subscriptions') return;
        const { subscriptionId, billing } = parseSubscription(fields);
        if (billing?.statusSince) written.push([subscriptionId, billing.statusSince]);
      };
      const result = await store.transaction((transaction) => {
        written = [];
        return run({
          ...transaction,
          create(ref, fields) {
            note(ref, fields);
            transaction.create(ref, fields);
          },
          set(ref, fields) {
            note(ref, fields);
            transaction.set(ref, fields);
          },
        });
      });
      for (const [id, since] of written) (sightings[id] ??= []).push(since);
      return result;
    },
  };
}
