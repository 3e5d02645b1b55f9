import { subscriptions, type SubscriptionRecord } from '#functions/documents/subscription.ts';
import { subscriptionCommands } from '#functions/standing/commands.ts';
import type { DocumentRef, Fields, Store } from '#functions/store/Store.ts';
import { stateOf } from '#functions/subscription/recordStatus.ts';
import { unknownTransitions } from './unknownTransitions.ts';

/** Notes a change for which the table of commands has no command: an assertion here would meet the error handling under test. */
function holdAgainstTable(before: SubscriptionRecord | undefined, after: SubscriptionRecord): void {
  if (!before || before.subscriptionId !== after.subscriptionId) return;
  const [from, to] = [stateOf(before), stateOf(after)];
  const known = Object.values(subscriptionCommands[from]).map(({ to }) => to);
  if (from !== to && !known.includes(to)) unknownTransitions.push(`${from} → ${to}`);
}

/** A store that holds each change of a subscription's state against the table. */
export function heldAgainstTable(store: Store): Store {
  return {
    ...store,
    async transaction(run) {
      let read = new Map<string, SubscriptionRecord>();
      const remember = ({ collection, id }: DocumentRef, fields: Fields | undefined) => {
        if (fields && collection === 'Subscriptions') read.set(id, subscriptions.parse(fields));
        return fields;
      };
      const note = ({ collection, id }: DocumentRef, fields: Fields) => {
        if (collection !== 'Subscriptions') return;
        holdAgainstTable(read.get(id), subscriptions.parse(fields));
      };
      return store.transaction((transaction) => {
        read = new Map();
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
    },
  };
}
