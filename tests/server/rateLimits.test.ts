import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countOne, rateLimits, takeBack } from '#functions/limits/rateLimits.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Store } from '#functions/store/Store.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const file = join(temporaryFolder(afterAll), 'store.sqlite');
const one = openSqliteStore(file);
const other = openSqliteStore(file);
afterAll(async () => {
  await one.close();
  await other.close();
});

const logs = { info: () => undefined, warn: () => undefined, error: () => undefined };
const at = (store: Store, time = 0) => ({ store, logs, now: () => new Date(time) });

async function allowed(store: Store, key: string, tries: number, time = 0): Promise<number> {
  let count = 0;
  for (let index = 0; index < tries; index += 1) {
    await countOne(at(store, time), 'refusedCodeByOwner', key).then(
      () => (count += 1),
      (error: unknown) => expect(error).toMatchObject({ code: 'request/too-many' }),
    );
  }
  return count;
}

describe('a rate limit', () => {
  const { count, windowMs } = rateLimits.refusedCodeByOwner;

  it('admits its number of calls for each key, and again in the next window', async () => {
    expect(await allowed(one, 'guesser', 1_000)).toBe(count);
    expect(await allowed(one, 'honest', 5)).toBe(5);
    expect(await allowed(one, 'guesser', 5, windowMs)).toBe(5);
  });

  it('says how many seconds are left until the next window', async () => {
    await allowed(one, 'patient', count);
    const at20Seconds = countOne(at(one, 20_500), 'refusedCodeByOwner', 'patient');
    await expect(at20Seconds).rejects.toMatchObject({ details: { retryAfterSeconds: '580' } });
  });

  it('includes the calls admitted by another instance', async () => {
    expect(await allowed(one, 'both', count)).toBe(count);
    expect(await allowed(other, 'both', 100)).toBeLessThan(count / 5);
  });

  it('writes no document for an ordinary owner', async () => {
    const before = (await one.find('RateLimits')).length;
    await allowed(one, 'ordinary', 2);
    expect(await one.find('RateLimits')).toHaveLength(before);
  });

  it('does not count calls that were taken back', async () => {
    for (let index = 0; index < count * 2; index += 1) {
      await countOne(at(one), 'refusedCodeByOwner', 'right');
      takeBack(at(one), 'refusedCodeByOwner', 'right');
    }
    expect(await allowed(one, 'right', count + 5)).toBe(count);
  });
});
