import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { builtCatalogue } from '../../support/builds.ts';
import { startStandInIndex } from './standInIndex.ts';

const run = promisify(execFile);
const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** Chromatic's checks without a token: its tool reads our configuration, finds Storybook and traces changes. */
async function main(): Promise<void> {
  console.log(await dryRun(await builtCatalogue()));
}

/** Runs Chromatic's tool against the fake server, with the parent commit as its last build. @returns the traced stories. */
async function dryRun(folder: string): Promise<string> {
  const baseline = await parentCommit();
  if (baseline === undefined) return 'No git history here, which Chromatic needs: its dry run was left out.';
  const index = await startStandInIndex(baseline);
  try {
    const words = ['--dry-run', '--no-interactive', '--skip-update-check', '--trace-changed'];
    const { stdout, stderr } = await run(
      'chromatic',
      [...words, '--project-token', 'dry-run', '--storybook-build-dir', path.relative(projectRoot, folder)],
      {
        cwd: projectRoot,
        env: {
          ...process.env,
          CHROMATIC_INDEX_URL: index.url,
          CHROMATIC_DISABLE_TELEMETRY: 'true',
          CHROMATIC_DISABLE_ANALYTICS: 'true',
        },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const output = `${stdout}\n${stderr}`;
    if (!output.includes('Skipped due to --dry-run'))
      throw new Error(`The dry run did not get through:\n${output}`);
    const traced = /Traced \d+ changed files? to \d+ affected story files?/u.exec(output)?.[0];
    // TurboSnap is skipped, and every story is photographed, if it cannot tell what a change affects.
    const [, aside, reason] = /⚠ (TurboSnap disabled[^\n]*)\n\s*([^\n]*)/u.exec(output) ?? [];
    const outcome =
      traced ?? (aside && `${aside}: ${reason}`) ?? 'No story file changed since the last commit';
    return `Chromatic's dry run got through. ${outcome}.`;
  } finally {
    await index.stop();
  }
}

async function parentCommit(): Promise<string | undefined> {
  const { stdout } = await run('git', ['rev-parse', '--verify', 'HEAD~1'], { cwd: projectRoot }).catch(
    () => ({
      stdout: '',
    }),
  );
  return stdout.trim() || undefined;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
