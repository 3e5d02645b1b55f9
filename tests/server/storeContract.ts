import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreError, type Query, type Store, type StoredDocument } from '#functions/store/Store.ts';

/** How to open a store under test, if possible several times over the same data. */
export interface StoreUnderTest {
  open(): Promise<Store>;
  /** A second connection to the same documents, like another process's. */
  openAgain(): Promise<Store>;
  stop(): Promise<void>;
}

/** Opens two connections to the store before the tests of this block, and closes both after them. */
export function openForTests(
  underTest: StoreUnderTest,
  onOpen: (opened: { store: Store; other: Store }) => void,
): void {
  let close = () => Promise.resolve();
  beforeAll(async () => {
    const store = await underTest.open();
    const other = await underTest.openAgain();
    close = async () => {
      await store.close();
      await other.close();
    };
    onOpen({ store, other });
  });
  afterAll(async () => {
    await close();
    await underTest.stop();
  });
}

/** The guarantees of the `Store` port. Each adapter runs the same tests. */
export function describeStore(name: string, underTest: StoreUnderTest): void {
  describe(name, () => {
    let store: Store;
    let other: Store;
    let collection = '';
    let collections = 0;

    openForTests(underTest, (opened) => {
      ({ store, other } = opened);
    });
    beforeEach(() => {
      collections += 1;
      collection = `Trucks${collections}`;
    });

    const at = (id: string) => ({ collection, id });
    const idsOf = async (query?: Query) => (await store.find(collection, query)).map(({ id }) => id);
    /** The ids on each page of a query, until one is empty. */
    const pagesOf = async (query: Query) => {
      const pages: string[][] = [];
      let after: StoredDocument | undefined;
      do {
        const page = await store.find(collection, { ...query, ...(after && { after }) });
        pages.push(page.map(({ id }) => id));
        after = page.at(-1);
      } while (after);
      return pages;
    };

    it('returns undefined for a document that was never written', async () => {
      expect(await store.get(at('nobody'))).toBeUndefined();
    });

    it('creates a document once and refuses to create it again', async () => {
      await store.create(at('a'), { name: 'first' });
      await expect(store.create(at('a'), { name: 'second' })).rejects.toMatchObject({
        code: 'already-exists',
      });
      expect(await other.get(at('a'))).toEqual({ name: 'first' });
    });

    it('replaces the whole document on set', async () => {
      await store.set(at('a'), { name: 'first', devices: 3 });
      await store.set(at('a'), { name: 'second' });
      expect(await store.get(at('a'))).toEqual({ name: 'second' });
    });

    it('changes only the named fields on update, nested ones too', async () => {
      await store.set(at('a'), { name: 'truck', place: { street: 'Mission', city: 'SF' } });
      await store.update(at('a'), [
        { path: ['place', 'street'], value: 'Valencia' },
        { path: ['menu', 'tacos'], value: 4 },
      ]);
      expect(await store.get(at('a'))).toEqual({
        name: 'truck',
        place: { street: 'Valencia', city: 'SF' },
        menu: { tacos: 4 },
      });
    });

    it('treats a key with dots, brackets or backticks as one key', async () => {
      const keys = ['FREE50.applies_left', 'a`b', 'x[0]', '*', '~', ' ', 'é🚚'];
      await store.set(at('a'), { FREE50: { applies_left: 3 } });
      for (const key of keys) await store.update(at('a'), [{ path: [key, 'applies_left'], value: 1 }]);
      const expected = Object.fromEntries(keys.map((key) => [key, { applies_left: 1 }]));
      expect(await store.get(at('a'))).toEqual({ FREE50: { applies_left: 3 }, ...expected });
    });

    it.each([[[]], [['']], [['FREE50', '']], [['constructor', 'applies_left']], [['__proto__', 'polluted']]])(
      'refuses to update by the path %j',
      async (path) => {
        await store.set(at('a'), { name: 'x' });
        await expect((async () => store.update(at('a'), [{ path, value: 1 }]))()).rejects.toThrow(TypeError);
        expect(await store.get(at('a'))).toEqual({ name: 'x' });
        expect({}).not.toHaveProperty('polluted');
      },
    );

    it('refuses to update a missing document', async () => {
      await expect(store.update(at('a'), [{ path: ['name'], value: 'x' }])).rejects.toMatchObject({
        code: 'not-found',
      });
      expect(await store.get(at('a'))).toBeUndefined();
    });

    it('deletes a document, and ignores a missing one', async () => {
      await store.set(at('a'), { name: 'x' });
      await store.delete(at('a'));
      await store.delete(at('a'));
      expect(await store.get(at('a'))).toBeUndefined();
    });

    it('returns dates as dates, to the millisecond, at every depth', async () => {
      const when = new Date('2026-02-28T23:59:59.987Z');
      const fields = { when, list: [when, 1, 'x', null, true], map: { deep: { when } } };
      await store.set(at('a'), fields);
      expect(await store.get(at('a'))).toEqual(fields);
    });

    it('returns any storable fields unchanged', async () => {
      const text = fc.string({ unit: 'grapheme', maxLength: 20 });
      const name = text.filter((key) => key !== '' && !/^__.*__$/u.test(key));
      const leaf = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null));
      const fields = fc.dictionary(
        fc.oneof(name, fc.constantFrom('$date', '$map')),
        fc.oneof(leaf, fc.array(leaf), fc.dictionary(fc.oneof(name, fc.constantFrom('$date', '$map')), leaf)),
        { noNullPrototype: true },
      );
      await fc.assert(
        fc.asyncProperty(fields, async (value) => {
          await store.set(at('any'), value);
          expect(await store.get(at('any'))).toEqual(value);
        }),
        { numRuns: 50 },
      );
    });

    it.each([
      ['undefined', { a: undefined as unknown as null }],
      ['not a number', { a: Number.NaN }],
      ['an array in an array', { a: [[1]] }],
      ['an invalid date', { a: new Date('never') }],
      ['a date after the year 9999', { a: new Date(8.64e15) }],
      ['half a character', { a: ['x\ud83d'] }],
      ['a field without a name', { a: { '': 1 } }],
      ['a field with a reserved name', { a: { __id__: 1 } }],
      ['a field with a name of over 1,500 bytes', { a: { ['é'.repeat(751)]: 1 } }],
      ['a field named with half a character', { a: { '\ud83d': 1 } }],
    ])('refuses %s as a value and stores nothing', async (_what, fields) => {
      await expect((async () => store.set(at('a'), fields))()).rejects.toThrow(TypeError);
      expect(await store.get(at('a'))).toBeUndefined();
    });

    it('refuses a document of more than a megabyte', async () => {
      const half = 'x'.repeat(600_000);
      await expect((async () => store.set(at('a'), { one: half, other: half }))()).rejects.toThrow();
      expect(await store.get(at('a'))).toBeUndefined();
    });

    it.each([
      ['nothing', ''],
      ['a dot', '.'],
      ['two dots', '..'],
      ['two parts', 'a/b'],
      ['three parts', 'Monthly/x/y'],
      ['a reserved name', '__id__'],
      ['half a character', '\ud800'],
      ['over 1,500 bytes', 'é'.repeat(751)],
    ])('refuses %s as an id', async (_what, id) => {
      const refusal = { code: 'invalid-id' };
      await expect((async () => store.get(at(id)))()).rejects.toMatchObject(refusal);
      await expect((async () => store.set(at(id), {}))()).rejects.toMatchObject(refusal);
      await expect((async () => store.delete(at(id)))()).rejects.toMatchObject(refusal);
      await expect(store.transaction(async (t) => t.get(at(id)))).rejects.toMatchObject(refusal);
    });

    it('accepts an address as an id', async () => {
      const id = "o'brien+tacos_{1}@example.com";
      await store.create(at(id), { email: id });
      expect(await store.find(collection)).toEqual([{ id, fields: { email: id } }]);
    });

    it('finds by equal fields, in order, up to a limit', async () => {
      await store.batch((writes) => {
        writes.set(at('a'), { state: 'open', created: new Date(3_000) });
        writes.set(at('b'), { state: 'open', created: new Date(1_000) });
        writes.set(at('c'), { state: 'done', created: new Date(2_000) });
        writes.set(at('d'), { state: 'open' });
      });
      expect(await idsOf({ where: { state: 'open' } })).toEqual(['a', 'b', 'd']);
      expect(await idsOf({ orderBy: { field: 'created', direction: 'asc' } })).toEqual(['b', 'c', 'a']);
      expect(await idsOf({ orderBy: { field: 'created', direction: 'desc' }, limit: 2 })).toEqual(['a', 'c']);
      expect(await idsOf({ where: { state: 'gone' } })).toEqual([]);
    });

    it('finds by an element of a list', async () => {
      await store.batch((writes) => {
        writes.set(at('a'), { to: ['rosa@example.com', 'tom@example.com'] });
        writes.set(at('b'), { to: ['tom@example.com'] });
        writes.set(at('c'), { to: 'rosa@example.com' });
        writes.set(at('d'), {});
      });
      const contains = { field: 'to', value: 'rosa@example.com' };
      expect(await idsOf({ contains, limit: 1 })).toEqual(['a']);
    });

    it('pages through documents due up to a time, in order', async () => {
      const moments = [5_000, 1_000, 3_000, 3_000, 9_000, 2_000];
      await store.batch((writes) => {
        moments.forEach((moment, index) => {
          writes.set(at(`d${index}`), { state: 'open', nextCheck: new Date(moment) });
        });
        writes.set(at('closed'), { state: 'done', nextCheck: new Date(1_000) });
        writes.set(at('never'), { state: 'open' });
        writes.set(at('odd'), { state: 'open', nextCheck: 'tomorrow' });
      });
      const due: Query = {
        where: { state: 'open' },
        upTo: { field: 'nextCheck', moment: new Date(5_000) },
        orderBy: { field: 'nextCheck', direction: 'asc' },
        limit: 2,
      };
      expect(await pagesOf(due)).toEqual([['d1', 'd5'], ['d2', 'd3'], ['d0'], []]);
    });

    it('pages through a whole collection by id', async () => {
      await store.batch((writes) => {
        for (const id of ['c', 'a', 'e', 'é', 'b', 'd']) writes.set(at(id), { n: 1 });
      });
      expect(await pagesOf({ limit: 4 })).toEqual([['a', 'b', 'c', 'd'], ['e', 'é'], []]);
    });

    it('reads several documents of a transaction together, in the requested order', async () => {
      await store.set(at('a'), { n: 1 });
      await store.set(at('b'), { n: 2 });
      const read = await store.transaction((transaction) =>
        transaction.getAll([at('b'), at('missing'), at('a')]),
      );
      expect(read).toEqual([{ n: 2 }, undefined, { n: 1 }]);
    });

    it('writes a batch whole', async () => {
      await store.set(at('gone'), { name: 'x' });
      await store.batch((writes) => {
        writes.create(at('new'), { name: 'new' });
        writes.update(at('new'), [{ path: ['name'], value: 'newer' }]);
        writes.delete(at('gone'));
      });
      expect(await store.find(collection)).toEqual([{ id: 'new', fields: { name: 'newer' } }]);
    });

    it('writes nothing of a batch if one write is refused', async () => {
      await store.set(at('taken'), { name: 'x' });
      const batch = store.batch((writes) => {
        writes.set(at('new'), { name: 'new' });
        writes.create(at('taken'), { name: 'y' });
      });
      await expect(batch).rejects.toMatchObject({ code: 'already-exists' });
      expect(await store.find(collection)).toEqual([{ id: 'taken', fields: { name: 'x' } }]);
    });

    it('writes nothing of a transaction whose callback rejects', async () => {
      const refused = store.transaction(async (transaction) => {
        transaction.set(at('a'), { name: 'x' });
        throw new Error('refused');
      });
      await expect(refused).rejects.toThrow('refused');
      expect(await store.get(at('a'))).toBeUndefined();
    });

    it('runs a throwing callback only once, with any error', async () => {
      let runs = 0;
      const refused = store.transaction(async (transaction) => {
        runs += 1;
        await transaction.get(at('a'));
        throw new StoreError('contention');
      });
      await expect(refused).rejects.toMatchObject({ code: 'contention' });
      expect(runs).toBe(1);
    });

    it('refuses to read after a write in a transaction', async () => {
      const late = store.transaction(async (transaction) => {
        transaction.set(at('a'), {});
        return transaction.get(at('a'));
      });
      await expect(late).rejects.toThrow();
      expect(await store.get(at('a'))).toBeUndefined();
    });

    it('gives the last three coupons to exactly three of ten racers', async () => {
      const place = at('Coupons');
      await store.set(place, { LAST: { applies_left: 3 } });
      const redeem = (connection: Store, racer: number) =>
        connection.transaction(async (transaction) => {
          const fields = (await transaction.get(place)) as { LAST: { applies_left: number } };
          await transaction.get(at(`won-${racer}`));
          if (fields.LAST.applies_left <= 0) return false;
          transaction.update(place, [
            { path: ['LAST', 'applies_left'], value: fields.LAST.applies_left - 1 },
          ]);
          transaction.create(at(`won-${racer}`), { racer });
          return true;
        });
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, racer) => redeem(racer % 2 ? store : other, racer)),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(3);
      expect(await store.get(place)).toEqual({ LAST: { applies_left: 0 } });
      expect(await store.find(collection)).toHaveLength(4);
    });

    it('lets exactly one of five racers create a document that all found missing', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, (_, racer) =>
          (racer % 2 ? store : other).transaction(async (transaction) => {
            if (await transaction.get(at('only'))) return false;
            transaction.create(at('only'), { racer });
            return true;
          }),
        ),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
    });

    it('never refuses because of documents from two different times', async () => {
      await store.set(at('left'), { count: 1 });
      let elsewhere = Promise.resolve();
      let runs = 0;
      const outcome = await store.transaction(async (transaction) => {
        runs += 1;
        const done = await transaction.get(at('done'));
        // Another owner's transaction gets in between, but only the first time.
        if (runs === 1) {
          elsewhere = other.batch((writes) => {
            writes.create(at('done'), { by: 'other' });
            writes.set(at('left'), { count: 0 });
          });
          // A pessimistic database makes the other wait for us instead; then nothing gets in between.
          await Promise.race([elsewhere, new Promise((resolve) => setTimeout(resolve, 1_000))]);
        }
        const left = await transaction.get(at('left'));
        if (!done && left?.['count'] === 0) throw new Error('sold out, though it was sold to us');
        return done ? 'replayed' : 'bought';
      });
      await elsewhere;
      expect(['replayed', 'bought']).toContain(outcome);
    });
  });
}
