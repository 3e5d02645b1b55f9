import { describe, expect, it } from 'vitest';
import type { DocumentRef, Fields, Store, Transaction } from '#functions/store/Store.ts';
import { openForTests, type StoreUnderTest } from './storeContract.ts';

/** Firestore's code for a transaction that lost a conflict. */
const aborted = 10;

/** The store with every transaction's first try lost, so that tests see the retry. */
export function onSecondTries(store: Store): Store {
  return {
    ...store,
    transaction(run) {
      let tries = 0;
      return store.transaction((transaction) => {
        tries += 1;
        if (tries === 1) throw Object.assign(new Error('lost'), { code: aborted });
        return run(transaction);
      });
    },
  };
}

const one = { collection: 'SecondTries', id: 'one' };
const note = { collection: 'SecondTries', id: 'note' };

const countIn = (fields: Fields | undefined) => Number(fields?.['count'] ?? 0);

/** A transaction's use of the document it has read. */
const uses: [how: string, use: (transaction: Transaction, count: number) => void][] = [
  ['writes it anew', (transaction, count) => transaction.set(one, { count: count + 1 })],
  ['only reads it', () => undefined],
  ['removes it', (transaction) => transaction.delete(one)],
];

const changes: [
  what: string,
  before: Fields | null,
  change: (other: Store, ref: DocumentRef) => Promise<void>,
][] = [
  ['is changed', { count: 1 }, (other, ref) => other.set(ref, { count: 7 })],
  ['is removed', { count: 1 }, (other, ref) => other.delete(ref)],
  ['is created', null, (other, ref) => other.create(ref, { count: 7 })],
];

/** The guarantees of a transaction retried without locks, if a document changes between its read and its commit. */
export function describeSecondTries(name: string, underTest: StoreUnderTest): void {
  describe(name, () => {
    let store: Store;
    let other: Store;
    openForTests(underTest, (opened) => {
      ({ store, other } = opened);
    });

    const cases = uses.flatMap(([how, use]) =>
      changes.map(([what, before, change]) => ({ how, use, what, before, change })),
    );
    it.each(cases)(
      'runs again when a document $what meanwhile, where it $how',
      async ({ use, before, change }) => {
        await (before ? store.set(one, before) : store.delete(one));
        const seen: number[] = [];
        await store.transaction(async (transaction) => {
          const count = countIn(await transaction.get(one));
          if (seen.length === 0) await change(other, one);
          seen.push(count);
          use(transaction, count);
          transaction.set(note, { seen: count });
        });
        expect(seen).toHaveLength(2);
        expect(await store.get(note)).toEqual({ seen: seen.at(-1) });
        expect(seen[0]).not.toBe(seen[1]);
      },
    );

    it('changes only single fields of the document as read', async () => {
      await store.set(one, { count: 1, kept: true });
      let runs = 0;
      await store.transaction(async (transaction) => {
        runs += 1;
        const count = countIn(await transaction.get(one));
        if (runs === 1) await other.set(one, { count: 7, kept: true });
        transaction.update(one, [{ path: ['count'], value: count + 1 }]);
        transaction.update(one, [{ path: ['again'], value: true }]);
      });
      expect(await store.get(one)).toEqual({ count: 8, kept: true, again: true });
    });

    it('ignores a refusal based on documents from two different times', async () => {
      await store.set(one, { count: 1 });
      let runs = 0;
      const outcome = await store.transaction(async (transaction) => {
        runs += 1;
        const count = countIn(await transaction.get(one));
        if (runs === 1) await other.set(one, { count: 7 });
        if (count === 1) throw new Error('refused');
        return count;
      });
      expect(outcome).toBe(7);
    });

    it('reports that the document to create already exists', async () => {
      await store.set(one, { count: 1 });
      await store.set(note, { seen: 1 });
      const refused = store.transaction(async (transaction) => {
        await transaction.get(one);
        transaction.create(note, { seen: 2 });
      });
      await expect(refused).rejects.toMatchObject({ code: 'already-exists' });
    });
  });
}
