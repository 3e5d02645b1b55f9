import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 40;

/**
 * Asks again until the answer is neither nothing nor false nor an error, which is what a page gives that is just being
 * left. Rejects after `patienceMs`, saying what was waited for.
 */
export async function waitFor<Value>(
  what: () => string,
  ask: () => Promise<Value>,
  patienceMs = 20_000,
): Promise<NonNullable<Value>> {
  const end = Date.now() + patienceMs;
  for (;;) {
    let cause: unknown;
    try {
      const value = await ask();
      if (value !== undefined && value !== null && value !== false) return value;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw new Error(`Waited in vain for ${what()}`, { cause });
    await pause(everyMs);
  }
}
