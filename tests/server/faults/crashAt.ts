import type { ServerContext } from '#functions/context/context.ts';
import { storeAround, type Around } from '../storeAround.ts';

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
  const guarded: Around = async (name, work) => {
    await pass(`before ${name}`);
    const result = await work();
    await pass(`after ${name}`);
    return result;
  };

  const payments = Object.fromEntries(
    Object.entries(living.payments).map(([name, method]) => [
      name,
      (...args: unknown[]) =>
        guarded(name, () => (method as (...args: unknown[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as ServerContext['payments'];
  const signIns: ServerContext['signIns'] = {
    ...living.signIns,
    remove: (uid) => guarded('remove sign-in', () => living.signIns.remove(uid)),
  };
  const store = storeAround(living.store, guarded, () => pass('within transaction'));
  return { context: { ...living, store, payments, signIns }, ended, lived, end };
}
