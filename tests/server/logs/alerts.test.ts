import { describe, expect, it } from 'vitest';
import { cloudLogs } from '#functions/runtime/cloudLogs.ts';
import { inTurn, logTally } from '#functions/context/tally.ts';
import { collectedLines } from './collected.ts';
import { alertsOnLines, countsOfLines, entryOf, matches, safeguards } from './logAlerts.ts';

const logAlerts = [...alertsOnLines, ...countsOfLines];

interface Cause {
  service: string;
  log: () => void;
}

/** The entry that Cloud Logging makes of the one line that the real logger prints for a service. */
function printedBy({ service, log }: Cause): Record<string, string> {
  const before = collectedLines.length;
  log();
  const printed = collectedLines.slice(before);
  expect(printed).toHaveLength(1);
  return entryOf(printed[0] ?? '', service);
}

describe('an alert on the log', () => {
  it('counts what is in the list', () => {
    const counts = safeguards.flatMap(({ body }) => (body.filter === undefined ? [] : [String(body.name)]));
    const asked = safeguards.flatMap(({ body: { conditions = [] } }) =>
      conditions.map(({ conditionThreshold, conditionAbsent }) => conditionThreshold ?? conditionAbsent),
    );
    const used = asked.flatMap((one) => /user\/(?<id>[\w-]+)/u.exec(one?.filter ?? '')?.groups?.['id'] ?? []);
    expect(used.toSorted()).toEqual(counts.toSorted());
  });

  it.each(logAlerts)('does not fire on a warning, nor on what went well: $name', (alert) => {
    const quiet = [
      { service: 'outbox', log: () => cloudLogs.warn('a subscription was claimed by somebody else') },
      {
        service: 'ext-firestore-send-email-processqueue',
        log: () =>
          cloudLogs.info(
            'Delivered message: mail/1 successfully. messageId: <1> accepted: 1 rejected: 0 pending: 0',
          ),
      },
      { service: 'outbox', log: () => logTally(cloudLogs, 'outbox', { done: 3, failed: 1 }) },
    ];
    for (const cause of quiet) expect(matches(alert, printedBy(cause))).toBe(false);
  });
});

describe('a run of a schedule', () => {
  it.each([
    [{ done: 3, failed: 0 }, 'INFO'],
    [{ done: 0, failed: 1 }, 'WARNING'],
    [{ done: 10, failed: 9 }, 'WARNING'],
    [{ done: 30, failed: 20 }, 'WARNING'],
    [{ done: 9, failed: 10 }, 'ERROR'],
  ])('with %j is logged as %s', (tally, severity) => {
    const entry = printedBy({ service: 'outbox', log: () => logTally(cloudLogs, 'outbox', tally) });
    expect(entry).toMatchObject({
      severity,
      'jsonPayload.job': 'outbox',
      'jsonPayload.done': String(tally.done),
      'jsonPayload.failed': String(tally.failed),
    });
  });

  it('without work is not logged', () => {
    const before = collectedLines.length;
    logTally(cloudLogs, 'outbox', { done: 0, failed: 0 });
    expect(collectedLines.slice(before)).toEqual([]);
  });

  it('goes on after a failure, and says what failed and why', async () => {
    const before = collectedLines.length;
    const tally = await inTurn({ logs: cloudLogs, now: () => new Date() }, ['a', 'b', 'c'], {
      failure: 'not carried out',
      about: (piece) => ({ piece }),
      carryOut: async (piece) => {
        if (piece === 'b') throw new TypeError('secret');
      },
    });
    expect(tally).toEqual({ done: 2, failed: 1 });
    expect(collectedLines.slice(before).map((line) => JSON.parse(line) as object)).toMatchObject([
      { message: 'not carried out', piece: 'b', kind: 'TypeError' },
    ]);
  });
});
