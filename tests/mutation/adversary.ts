// npm run measure -- adversary --minutes 60: random traces for an hour. With --mutants, plants each fault of the history and
// says which are found within --minutes each; --only names some by their numbers. With --planned,
// plays all that `npm test` may play on a fast machine.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ownOptions } from '#operations/commandLine.ts';
import { measureWords } from '../measures.ts';
import { projectRoot } from '../architecture/projectFiles.ts';
import { mutants, placesOf } from '../server/adversary/mutants/list.ts';
import { planned } from '../server/adversary/planned.ts';

const wanted = ownOptions<{ minutes: number; planned?: boolean; mutants?: boolean; only?: string }>(
  measureWords('adversary'),
);
const seconds = String(wanted.minutes * 60);

/** Runs the random traces; returns the exit code and what was written. */
function run(environment: Record<string, string>, shown: boolean): { status: number; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(projectRoot, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'tests/server/adversary/mutants/vitest.config.ts',
      '-t',
      'whatever',
    ],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, ADVERSARY_SECONDS: seconds, ...environment },
      stdio: shown ? 'inherit' : 'pipe',
    },
  );
  return { status: status ?? 1, said: shown ? '' : stdout + stderr };
}

/** Fails before anything runs if a fault has lost its place in the source. */
function checkAnchors(): void {
  for (const mutant of mutants) {
    const { file, edit, title } = mutant;
    const found = placesOf(mutant);
    if (found !== 1) throw new Error(`${file} has ${found} places for '${title}': ${edit[0]}`);
  }
}

function measureMutants(): void {
  checkAnchors();
  const chosen = wanted.only?.split(',').map(Number) ?? [...mutants.keys()];
  let found = 0;
  for (const nth of chosen) {
    const { commit, title } = mutants[nth] ?? { commit: '', title: '' };
    const begun = Date.now();
    const { status, said } = run({ ADVERSARY_MUTANT: String(nth), ADVERSARY_WIDE: '1' }, false);
    const finding = /\((\d)\) .*/u.exec(said)?.[0] ?? '';
    const sequences = /\d+ sequences, .*/u.exec(said)?.[0] ?? '';
    const isFound = status !== 0 && finding !== '';
    if (isFound) found += 1;
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(
      `${nth} ${commit} ${isFound ? 'found' : 'NOT FOUND'} ${seconds} s, ${sequences}: ${title} ${finding}`,
    );
    if (status !== 0 && !isFound) console.log(said.slice(-1500));
  }
  console.log(`${found} of ${chosen.length} found`);
}

if (wanted.mutants) measureMutants();
else if (wanted.planned)
  process.exitCode = run({ ADVERSARY_RUNS: String(planned.traces), ADVERSARY_SECONDS: '3600' }, true).status;
else {
  // The traces of the commit's own seed are played by `npm test`.
  const seed = process.env['RANDOM_SEED'] ?? String(Date.now() % 2 ** 31);
  process.exitCode = run({ RANDOM_SEED: seed, ADVERSARY_WIDE: '1' }, true).status;
}
