import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { isKnown, knownFaults, mendedFaults } from './knownFaults.ts';
import { Disagreement, openings, play, replay, starts, traces, type Start } from './trace.ts';

shareSimulator();

/** A number from the hash of git's present commit; a random one where there is no git. */
function seedOfCommit(): number {
  const { error, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const hash = error ? undefined : /^[\da-f]{7}/u.exec(stdout)?.[0];
  return hash === undefined ? Date.now() % 2 ** 31 : parseInt(hash, 16);
}

/**
 * One seed per commit, which a failure names: whoever checks the same commit again plays the same traces, and each commit brings
 * fresh ones. The time and the number of traces are limited.
 */
const seed = Number(process.env['ADVERSARY_SEED'] ?? seedOfCommit());
const seconds = Number(process.env['ADVERSARY_SECONDS'] ?? 60);
const numRuns = Number(process.env['ADVERSARY_RUNS'] ?? 1_000_000);
const longest = 14;
const isMeasured = process.env['ADVERSARY_SECONDS'] !== undefined;

describe('whatever owners, PayPal, operators and the world do, in any order', () => {
  it(
    `money, access, promises, invoices and letters agree (ADVERSARY_SEED=${seed})`,
    async () => {
      const property = fc.asyncProperty(
        fc.constantFrom(...(Object.keys(starts) as Start[])),
        fc.constantFrom(...openings),
        traces(longest),
        async (start, opening, commands) => {
          const { trace, findings } = await play(simulator, { start, opening }, commands);
          const unknown = findings.filter((finding) => !isKnown(finding, trace));
          if (unknown.length > 0) throw new Disagreement(start, trace, unknown);
        },
      );
      const begun = process.cpuUsage();
      const {
        errorInstance,
        failed,
        numRuns: played,
      } = await fc.check(property, {
        seed,
        numRuns,
        // A planted fault needs no shortest trace.
        endOnFailure: process.env['ADVERSARY_MUTANT'] !== undefined,
        plugins: [fc.interruptAfterTimeLimit(seconds * 1000)],
      });
      const { user, system } = process.cpuUsage(begun);
      const rate = Math.round((played * 60e6) / (user + system));
      if (isMeasured) console.log(`${played} sequences, ${rate} a minute of one processor`);
      if (failed) throw errorInstance;
      expect(played).toBeGreaterThan(0);
    },
    600_000 + seconds * 4000,
  );
});

describe('a known fault still occurs; whoever mends it deletes it here', () => {
  it.each(knownFaults)('$letter', async ({ start, steps, says }) => {
    const found = await replay(simulator, start, steps);
    const first = says[0];
    expect(found.filter(({ oracle, what }) => oracle === first?.oracle && first.like.test(what))).not.toEqual(
      [],
    );
  });
});

describe('a mended fault stays mended', () => {
  it.each(mendedFaults)('$letter', async ({ start, steps }) => {
    expect(await replay(simulator, start, steps)).toEqual([]);
  });
});

it('the same seed plays the same trace', async () => {
  const once = async () => {
    const played: string[] = [];
    const property = fc.asyncProperty(traces(longest), async (commands) => {
      const { trace, findings } = await play(simulator, { start: 'ordinary' }, commands);
      played.push(JSON.stringify([trace, findings.length]));
    });
    await fc.check(property, { seed: 3, numRuns: 5 });
    return played;
  };
  expect(await once()).toEqual(await once());
});
