import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatIds } from '../inProcess/repeatableIds.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { crossings, mendedFaults, refunds } from './mendedFaults.ts';
import { planned } from './planned.ts';
import { Disagreement, habits, openings, play, replay, starts, traces, type Start } from './trace.ts';
import { written } from './written.ts';

repeatIds();
shareSimulator();

const wanted = process.env['ADVERSARY_SECONDS'];
const seconds = Number(wanted ?? planned.seconds);
const numRuns = Number(process.env['ADVERSARY_RUNS'] ?? (wanted === undefined ? planned.traces : 1_000_000));
const longest = 18;

describe('whatever owners, PayPal, operators and the world do, in any order', () => {
  it(
    `money, access, promises, invoices and letters agree (RANDOM_SEED=${process.env['RANDOM_SEED']})`,
    async () => {
      const end = performance.now() + seconds * 1000;
      const property = fc.asyncProperty(
        fc.constantFrom(...(Object.keys(starts) as Start[])),
        habits,
        openings,
        traces(longest),
        async (start, chosen, begun, commands) => {
          // A trace that was begun ends, because the next test uses the same simulator.
          if (performance.now() > end) throw new fc.PreconditionFailure(true);
          const { trace, findings } = await play(
            simulator,
            { start, opening: [...chosen, ...begun] },
            commands,
          );
          if (findings.length > 0) throw new Disagreement(start, trace, findings);
        },
      );
      const used = process.cpuUsage();
      const {
        errorInstance,
        failed,
        numRuns: played,
      } = await fc.check(property, {
        numRuns,
        // A planted fault needs no shortest trace.
        endOnFailure: process.env['ADVERSARY_MUTANT'] !== undefined,
      });
      const { user, system } = process.cpuUsage(used);
      const rate = Math.round((played * 60e6) / (user + system));
      if (wanted) console.log(`${played} sequences, ${rate} a minute of one processor`);
      if (failed) throw errorInstance;
      expect(played).toBeGreaterThan(0);
    },
    600_000 + seconds * 4000,
  );
});

/** Written traces, each from another of the moments at which a world may begin. */
const everywhere = (traces: Readonly<Record<string, string>>, before = '') =>
  Object.entries(traces).map(([what, text], at) => {
    const moments = Object.keys(starts) as Start[];
    return [what, moments[at % moments.length] ?? 'ordinary', written(before + text)] as const;
  });

const asFound = Object.entries(mendedFaults).map(
  ([what, text]) => [what, 'ordinary', written(text)] as const,
);

describe.each([
  ['a fault that was mended', asFound],
  [
    'a crossing (R-BACK-TERMS, R-BACK-RECEIPTS-KEPT, R-CHARGE-LOST-BROWSER, R-CHARGE-ONCE, R-LEAVE-PAID, R-ACCOUNT-GIVEN-UP)',
    everywhere(crossings),
  ],
  ['a refund that is listed', everywhere(refunds, 'habits moves listed, ')],
  ['a refund that a status tells of', everywhere(refunds, 'habits moves by status, ')],
])('%s is clean:', (_what, traces) => {
  it.each(traces)('%s, from %s', async (_title, start, steps) => {
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
