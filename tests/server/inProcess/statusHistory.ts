import { expect } from 'vitest';
import { parseSubscription, type SubscriptionRecord } from '#functions/documents/subscription.ts';
import { subscriptionTransitions } from '#functions/states/subscription.ts';
import type { DocumentRef, Fields, Store } from '#functions/store/Store.ts';
import { stateOf } from '#functions/subscription/recordStatus.ts';

/** Status times by subscription, in commit order. */
export type StatusHistory = Record<string, Date[]>;

/** Fails the running test if the table of states has no event that leads from one version of a record to the next. */
function expectInTable(before: SubscriptionRecord | undefined, after: SubscriptionRecord): void {
  if (before?.subscriptionId !== after.subscriptionId) return;
  const [from, to] = [stateOf(before), stateOf(after)];
  const known = Object.values(subscriptionTransitions[from]).flatMap((ways) => ways.map((way) => way.to));
  // In a test also where the code handles the error; in a hook Vitest has no soft assertions.
  const expectHere = expect.getState().currentTestName ? expect.soft : expect;
  expectHere([from, ...known], `the table of states, from ${from}`).toContain(to);
}

/** A store that records the status of a subscription on each commit, and holds each change of its state against the table. */
export function recordStatuses(store: Store, sightings: StatusHistory): Store {
  return {
    ...store,
    async transaction(run) {
      let written: Array<[string, Date]> = [];
      const read = new Map<string, SubscriptionRecord>();
      const remember = ({ collection, id }: DocumentRef, fields: Fields | undefined) => {
        if (fields && collection === 'Subscriptions') read.set(id, parseSubscription(fields));
        return fields;
      };
      const note = ({ collection, id }: DocumentRef, fields: Fields) => {
        if (collection !== 'Subscriptions') return;
        const record = parseSubscription(fields);
        const { subscriptionId, billing } = record;
        expectInTable(read.get(id), record);
        if (billing?.statusSince) written.push([subscriptionId, billing.statusSince]);
      };
      const result = await store.transaction((transaction) => {
        written = [];
        return run({
          ...transaction,
          get: async (ref) => remember(ref, await transaction.get(ref)),
          async getAll(refs) {
            const found = await transaction.getAll(refs);
            return refs.map((ref, at) => remember(ref, found[at]));
          },
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
