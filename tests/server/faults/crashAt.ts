import type { ServerContext } from '#functions/context/context.ts';
import type { DocumentRef, FieldChange, Fields, Query, Store, Transaction } from '#functions/store/Store.ts';

/** A point at which an instance may crash: before, during or after a request to the store or to PayPal. */
export type Moment = `${'before' | 'within' | 'after'} ${string}`;

/** An instance that crashes at one point: its running work never continues, and no caller gets a response. */
export interface CrashingInstance {
  context: ServerContext;
  ended: Promise<'ended'>;
  /** Points that it has passed. */
  lived: readonly Moment[];
  end(): void;
}

const never = () => new Promise<never>(() => undefined);

/** Creates an instance that crashes at the first point for which `at` returns true. */
export function crashAt(
  living: ServerContext,
  at: (moment: Moment, nth: number) => boolean,
): CrashingInstance {
  const lived: Moment[] = [];
  let dead = false;
  let resolveEnd: (word: 'ended') => void;
  const ended = new Promise<'ended'>((resolve) => {
    resolveEnd = resolve;
  });
  const end = () => {
    dead = true;
    resolveEnd('ended');
  };
  const pass = async (moment: Moment): Promise<void> => {
    if (!dead) {
      lived.push(moment);
      if (at(moment, lived.length)) end();
    }
    if (dead) await never();
  };
  const guarded =
    <Args extends unknown[], Result>(
      name: (...args: Args) => string,
      work: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args): Promise<Result> => {
      await pass(`before ${name(...args)}`);
      const result = await work(...args);
      await pass(`after ${name(...args)}`);
      return result;
    };

  const store = mortalStore(living.store, guarded, pass);
  const { payments } = living;
  const mortalPayments = Object.fromEntries(
    Object.entries(payments).map(([name, method]) => [
      name,
      guarded(() => name, method as (...args: unknown[]) => Promise<unknown>),
    ]),
  ) as unknown as ServerContext['payments'];
  const signIns: ServerContext['signIns'] = {
    ...living.signIns,
    remove: guarded(
      (_uid: string) => 'remove sign-in',
      (uid) => living.signIns.remove(uid),
    ),
  };
  return { context: { ...living, store, payments: mortalPayments, signIns }, ended, lived, end };
}

type Guard = <Args extends unknown[], Result>(
  name: (...args: Args) => string,
  work: (...args: Args) => Promise<Result>,
) => (...args: Args) => Promise<Result>;

function mortalStore(store: Store, guarded: Guard, pass: (moment: Moment) => Promise<void>): Store {
  return {
    ...store,
    get: guarded(
      ({ collection }: DocumentRef) => `get ${collection}`,
      (ref) => store.get(ref),
    ),
    find: guarded(
      (collection: string, _query?: Query) => `find ${collection}`,
      (...query) => store.find(...query),
    ),
    create: guarded(
      ({ collection }: DocumentRef, _fields: Fields) => `create ${collection}`,
      (...write) => store.create(...write),
    ),
    set: guarded(
      ({ collection }: DocumentRef, _fields: Fields) => `set ${collection}`,
      (...write) => store.set(...write),
    ),
    update: guarded(
      ({ collection }: DocumentRef, _changes: readonly FieldChange[]) => `update ${collection}`,
      (...write) => store.update(...write),
    ),
    delete: guarded(
      ({ collection }: DocumentRef) => `delete ${collection}`,
      (ref) => store.delete(ref),
    ),
    batch: guarded(
      (_write: Parameters<Store['batch']>[0]) => 'batch',
      (write) => store.batch(write),
    ),
    async transaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result> {
      await pass('before transaction');
      const result = await store.transaction(async (transaction) => {
        const decided = await run(transaction);
        await pass('within transaction');
        return decided;
      });
      await pass('after transaction');
      return result;
    },
  };
}
