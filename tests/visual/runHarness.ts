import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeStandInBook, type StandInStory } from './standInBook.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** What one picture test said: passed, or the words of its failure, and the names of what it attached. */
export interface Outcome {
  passed: boolean;
  words: string;
  attachments: string[];
}

/** A run of the picture tests over stand-in stories: whether it passed, what it wrote, each test by `name, project`. */
export interface HarnessRun {
  passed: boolean;
  output: string;
  outcomes: Map<string, Outcome>;
}

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    tests: {
      projectName: string;
      results: { status: string; errors: { message?: string }[]; attachments: { name: string }[] }[];
    }[];
  }[];
}

/** Runs the picture tests in processes of their own over these stories, with baselines in this folder. */
export async function runHarness(
  folder: string,
  stories: Record<string, StandInStory>,
  args: string[] = [],
): Promise<HarnessRun> {
  const storybook = path.join(folder, 'storybook');
  const report = path.join(folder, 'report.json');
  await writeStandInBook(storybook, stories);
  const playwright = path.join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const config = path.join(import.meta.dirname, 'playwright.config.ts');
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [playwright, 'test', '--config', config, '--output', path.join(folder, 'differences'), ...args],
      {
        cwd: projectRoot,
        env: {
          ...process.env,
          NODE_ENV: undefined,
          TEST_RETRIES: undefined,
          VISUAL_STORYBOOK: storybook,
          VISUAL_BASELINES: path.join(folder, 'baselines'),
          VISUAL_RESULTS: folder,
        },
      },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });
  const { stats, suites } = JSON.parse(await readFile(report, 'utf8')) as {
    stats: { unexpected: number };
    suites: Suite[];
  };
  return { passed: stats.unexpected === 0, output, outcomes: new Map(suites.flatMap(outcomesIn)) };
}

function outcomesIn({ suites = [], specs = [] }: Suite): [string, Outcome][] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }): [string, Outcome] => [
      `${title}, ${projectName}`,
      {
        passed: results.every(({ status }) => status === 'passed'),
        words: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n'),
        attachments: results.flatMap(({ attachments }) => attachments.map(({ name }) => name)),
      },
    ]),
  );
  return [...own, ...suites.flatMap(outcomesIn)];
}
