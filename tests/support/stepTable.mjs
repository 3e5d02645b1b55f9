/**
 * A table of each test's outcome per group: of the journeys in each browser engine. It uses the outcomes from
 * `countTests.mjs`, so it also covers a stage that was killed.
 * @param {string} outcomes
 * @param {string[]} groups The columns.
 * @returns {string}
 */
export function stepTable(outcomes, groups) {
  /** @type {Map<string, Map<string, string>>} */
  const steps = new Map();
  for (const line of outcomes.split('\n').filter(Boolean)) {
    const [outcome = '', group = '', title = '', seconds = ''] = line.split('\t');
    const cells = steps.get(title) ?? new Map();
    const words = { passed: '', flaky: 'flaky ', failed: 'FAILED ', notRun: 'not run ' }[outcome];
    steps.set(title, cells.set(group, `${words}${seconds}`));
  }
  const width = Math.max(0, ...[...steps.keys()].map((title) => title.length));
  const row = (title, cells) => title.padEnd(width) + cells.map((cell) => cell.padStart(14)).join('');
  return [
    row('seconds', groups),
    ...[...steps].map(([title, cells]) =>
      row(
        title,
        groups.map((group) => cells.get(group) ?? '-'),
      ),
    ),
  ].join('\n');
}
