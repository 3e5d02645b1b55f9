// npm run measure -- coverage: the lines run by rules, server and stories, by room. The pages are in coverage/.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { projectRoot, scriptPath } from './support/stages.mjs';

const projects = ['unit', 'server', 'isolated', 'operations', 'built', 'stories', 'funnel'].flatMap(
  (project) => ['--project', project],
);
const measures = ['lines', 'branches', 'functions'];

const { status } = spawnSync(
  process.execPath,
  [scriptPath('vitest/vitest'), 'run', '--coverage', '--reporter=dot', ...projects],
  { cwd: projectRoot, stdio: 'inherit' },
);
console.log(`\n${table(byRoom())}`);
process.exitCode = status ?? 1;

/** @returns {Map<string, Record<string, { total: number, covered: number }>>} Counts by room; the total is last. */
function byRoom() {
  const { rooms } = JSON.parse(readFileSync(join(projectRoot, 'rooms.json'), 'utf8'));
  const summary = JSON.parse(readFileSync(join(projectRoot, 'coverage', 'coverage-summary.json'), 'utf8'));
  const counts = new Map();
  for (const [file, found] of Object.entries(summary)) {
    const place = relative(projectRoot, file).split(sep).join('/');
    const room = file === 'total' ? 'all' : rooms.find(({ path }) => place.startsWith(`${path}/`))?.room;
    const sum =
      counts.get(room) ?? Object.fromEntries(measures.map((one) => [one, { total: 0, covered: 0 }]));
    for (const one of measures) {
      sum[one].total += found[one].total;
      sum[one].covered += found[one].covered;
    }
    counts.delete(room);
    counts.set(room, sum);
  }
  return new Map([...counts].toSorted(([one], [other]) => Number(one === 'all') - Number(other === 'all')));
}

/** @param {ReturnType<typeof byRoom>} counts */
function table(counts) {
  const row = (name, cells) => [name.padEnd(12), ...cells.map((cell) => cell.padStart(11))].join('');
  const share = ({ total, covered }) => (total === 0 ? '-' : `${((100 * covered) / total).toFixed(1)} %`);
  return [
    row('room', measures),
    ...[...counts].map(([room, sum]) =>
      row(
        room,
        measures.map((one) => share(sum[one])),
      ),
    ),
  ].join('\n');
}
