import { describe, expect, it } from 'vitest';
import { schedule } from '../support/schedule.mjs';
import { stages as ownStages } from '../support/stages.mjs';

/** A stage of the test run, with the properties that the schedule reads. */
function stage(name: string, cores: number, after: string[] = []) {
  return { name, kind: '', folders: [], commands: [], cores, after };
}

/** Runs stages that last this many turns of the event loop, and logs when each starts and ends. */
async function run(
  stages: ReturnType<typeof stage>[],
  failing: string[] = [],
  turns: Record<string, number> = {},
) {
  const events: string[] = [];
  const results = await schedule(
    stages,
    async ({ name }) => {
      events.push(`+${name}`);
      for (let turn = 0; turn < (turns[name] ?? 1); turn += 1) await Promise.resolve();
      events.push(`-${name}`);
      return name;
    },
    (name) => !failing.includes(name),
  );
  return { events: events.join(' '), results };
}

describe('the stages of the test run', () => {
  it('run two at a time if each keeps one core busy', async () => {
    const { events } = await run([stage('a', 1), stage('b', 1), stage('c', 1)], [], { a: 20 });
    expect(events).toBe('+a +b -b +c -c -a');
  });

  it('run alone if they keep both cores busy, and no later stage overtakes them', async () => {
    const { events } = await run([stage('a', 1), stage('both', 2), stage('c', 1)]);
    expect(events).toBe('+a -a +both -both +c -c');
  });

  it('wait for the stage whose files they read, while other stages start', async () => {
    const { events } = await run([stage('build', 1), stage('reader', 2, ['build']), stage('c', 1)]);
    expect(events).toBe('+build +c -build -c +reader -reader');
  });

  it('do not wait for a stage that is not selected', async () => {
    const { results } = await run([stage('reader', 1, ['build'])]);
    expect(results).toEqual(['reader']);
  });

  it('do not start after a failure; stages that started are reported in order', async () => {
    const { results } = await run([stage('a', 1), stage('b', 1), stage('c', 1)], ['b'], { a: 20 });
    expect(results).toEqual(['a', 'b']);
  });

  it('can all run: each keeps one or two cores busy and waits only for stages before it', () => {
    const names = ownStages.map(({ name }) => name);
    for (const { name, cores, after = [] } of ownStages) {
      expect([1, 2]).toContain(cores);
      for (const other of after) expect(names.indexOf(other)).toBeLessThan(names.indexOf(name));
      expect(names).toEqual(expect.arrayContaining(after));
    }
  });
});
