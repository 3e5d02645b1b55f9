// npm run mutants: every mistake in mutants.ts must be noticed by its narrow tests, and those must pass without it.
// npm run mutants -- erase deletion: only those in files of these names.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, scriptPath } from '../../support/stages.mjs';
import { mutants as all } from './mutants.ts';

const names = process.argv.slice(2);
const mutants = all.filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)));

function passes(tests: readonly string[], mutant: number | 'none'): boolean {
  const args = [scriptPath('vitest/vitest'), 'run', '--config', 'tests/mutation/handMade/vitest.config.ts'];
  const { status } = spawnSync(process.execPath, [...args, ...tests], {
    cwd: projectRoot,
    env: { ...process.env, MUTANT: String(mutant) },
    stdio: 'ignore',
  });
  return status === 0;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

// Of a mutant without a place nobody learns anything: whoever moved the code moves its mutant.
const misplaced = mutants.filter(({ file, find }) => {
  const path = join(projectRoot, file);
  return !existsSync(path) || readFileSync(path, 'utf8').split(find).length !== 2;
});
for (const { why, file } of misplaced) say(`no single place in ${file}: ${why}`);

const suites = [...new Set(mutants.flatMap(({ tests }) => tests))];
const broken = suites.filter((suite) => !passes([suite], 'none'));
for (const suite of broken) say(`fails without any mutant: ${suite}`);

const survivors = mutants.filter((mutant) => {
  if (misplaced.includes(mutant)) return false;
  const survived = passes(mutant.tests, all.indexOf(mutant));
  say(`${survived ? 'SURVIVED' : 'died    '} ${mutant.why}`);
  return survived;
});

say(`\n${mutants.length - survivors.length - misplaced.length} of ${mutants.length} died`);
process.exitCode = misplaced.length + broken.length + survivors.length === 0 ? 0 : 1;
