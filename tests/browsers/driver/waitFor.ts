import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 40;

/**
 * Repeats `ask` until it returns a value other than null, undefined or false. Errors count as no value, because a page that
 * is being left throws them. Rejects after `patienceMs` and at least two attempts, because one alone can take that long. The
 * error contains `what`.
 */
export async function waitFor<Value>(
  what: () => string,
  ask: () => Promise<Value>,
  patienceMs = 60_000,
): Promise<NonNullable<Value>> {
  const end = Date.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    let cause: unknown;
    try {
      const value = await ask();
      if (value !== undefined && value !== null && value !== false) return value;
    } catch (error) {
      cause = error;
    }
    if (attempt > 1 && Date.now() > end) throw new Error(`Waited in vain for ${what()}`, { cause });
    await pause(everyMs);
  }
}
