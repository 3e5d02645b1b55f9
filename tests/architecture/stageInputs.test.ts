import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { machine, planOf, stages } from '../support/stages.mjs';
import { committedFiles, filesMatching, projectRoot, readText } from './projectFiles.ts';

interface Task {
  dependsOn?: string[];
  inputs?: string[];
  outputs: string[];
}

const { tasks } = JSON.parse(readText('turbo.json')) as { tasks: Record<string, Task> };
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
const names = stages.map(({ name }) => name);
const nameOf = (task: string) => task.replace('stage:', '');
const whole = names.filter((name) => tasks[`stage:${name}`]?.inputs === undefined);
const committed = new Set(committedFiles());

/** The files with which a stage begins that does not depend on the whole house; also of a program that it starts. */
const begins: Record<string, string> = {
  site: '{tests/size/run.ts,vite.config.ts,src/main/*.tsx,src/site/scripts/*.ts}',
  catalogue: '{tests/support/buildCatalogue.ts,.storybook/*.{ts,tsx},stories/**/*.{ts,tsx}}',
  server: 'tests/{server,rules}/**/*.ts',
  operations: '{sandbox/start.ts,tests/{sandbox,operations}/**/*.ts}',
  built:
    '{sandbox/start.ts,tests/{prerender/built*.test.ts,supplyChain/bundles.test.ts,sandbox/localProcesses.test.ts,content/changedPrice.test.ts}}',
  stories:
    '{tests/{funnel,adapters,sections,everyStory,spanish}/**/*.test.tsx,stories/**/*.stories.tsx,.storybook/*.{ts,tsx}}',
  official: '{tests/official/*.ts,src/main/*.tsx,src/site/scripts/*.ts}',
  chromatic: 'tests/visual/chromatic/*.ts',
  visual: 'tests/visual/*.ts',
  pages: 'tests/prerender/**/*.ts',
  e2e: '{sandbox/start.ts,tests/e2e/**/*.ts,src/main/*.tsx,src/site/scripts/*.ts}',
  browsers:
    '{sandbox/start.ts,tests/browsers/{*.test.ts,{support,journeys}/*.ts},src/main/*.tsx,src/site/scripts/*.ts}',
};

/** A plugin of esbuild that reads styles, pictures and the like as empty scripts. */
const otherFiles: Plugin = {
  name: 'files that are no scripts',
  setup(bundling) {
    bundling.onLoad({ filter: /\.\w+$/ }, ({ path: file }) =>
      /\.(?:[cm]?[jt]sx?|json)$/u.test(file) ? undefined : { contents: '' },
    );
    bundling.onResolve({ filter: /\?\w+$/ }, ({ path: asked, importer, resolveDir, kind }) =>
      bundling.resolve(asked.replace(/\?\w+$/u, ''), { importer, resolveDir, kind }),
    );
  },
};

/** The committed files that these import, directly or not, and those that one of all these names in a text. */
async function reachedFrom(entryPoints: string[] | string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    ...(typeof entryPoints === 'string'
      ? { stdin: { contents: entryPoints, resolveDir: path.join(projectRoot, 'tests/server') } }
      : { entryPoints }),
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    plugins: [otherFiles],
  });
  const imported = Object.keys(metafile.inputs).filter((file) => committed.has(file));
  return [...imported, ...imported.filter((file) => file !== tableOfStages).flatMap((file) => namedIn(file))];
}

/** It names what every stage runs, and is imported for other things. */
const tableOfStages = 'tests/support/stages.mjs';

/** The files, other than tests, whose path a file holds as a text, seen from itself or from the project's folder. */
function namedIn(file: string, source = readText(file)): string[] {
  return [...source.matchAll(/['"`](?<text>[\w./-]+\.\w+)['"`]/gu)]
    .flatMap(({ groups: { text = '' } = {} }) => [
      path.posix.normalize(text),
      path.posix.join(path.posix.dirname(file), text),
    ])
    .filter((place) => committed.has(place) && !/\.(?:test|spec)\.tsx?$/u.test(place));
}

describe('the kept result of a stage', () => {
  /** The files whose change runs each stage again, as Turborepo itself lists them. */
  let inputs: Map<string, Set<string>>;
  beforeAll(() => {
    inputs = new Map(
      planOf(names).map(({ task, inputs: files }) => [nameOf(task), new Set(Object.keys(files))]),
    );
  });

  it('depends on the whole house if it has no list of its own', () => {
    expect(whole).toEqual(['types', 'lint', 'format', 'unit']);
    for (const name of whole)
      expect([...committed].filter((file) => !inputs.get(name)?.has(file))).toEqual([]);
  });

  /** The files of the list that can change without running the stage again. */
  const unnoticed = (name: string, reached: readonly string[]) =>
    [...new Set(reached.filter((file) => !inputs.get(name)?.has(file)))].toSorted();

  it.each(Object.entries(begins))('depends on each file that %s imports or names', async (name, pattern) => {
    const reached = await reachedFrom(filesMatching(pattern));
    expect(reached.length).toBeGreaterThan(5);
    expect(unnoticed(name, reached)).toEqual([]);
  });

  it.each([
    ['operations/doctor/siteChecks.ts', ['operations']],
    ['packages/studio/src/film.ts', []],
    ['tests/server/pauses.test.ts', ['server']],
    ['functions/src/jobs/weeklyReport.ts', ['server', 'operations', 'built', 'official', 'e2e', 'browsers']],
    ['stories/account/AccountView.stories.tsx', ['catalogue', 'stories', 'chromatic', 'visual']],
  ])('is good again after a change of %s, but for %o', (file, runAgain) => {
    expect(committed).toContain(file);
    const reads = (name: string) => !whole.includes(name) && inputs.get(name)?.has(file);
    const waits = (name: string) => (tasks[`stage:${name}`]?.dependsOn ?? []).map(nameOf).some(reads);
    expect(names.filter((name) => reads(name) || waits(name))).toEqual(runAgain);
  });

  it('would be wrong for a test of the server that imports or names a sentence', async () => {
    const heroOf = (language: string) => `src/content${language}/landing/hero.ts`;
    const imports = await reachedFrom("export { hero } from '#content/landing/hero.ts';");
    expect(unnoticed('server', imports)).toContain(heroOf(''));
    expect(unnoticed('server', namedIn('tests/server/x.ts', `readText('${heroOf('/es')}')`))).toEqual([
      heroOf('/es'),
    ]);
    expect(unnoticed('built', imports)).toEqual([]);
  });
});

describe('the stages', () => {
  it('are a task and a script each', () => {
    const own = Object.keys(scripts).filter((name) => name.startsWith('stage:'));
    expect(own).toEqual(names.map((name) => `stage:${name}`));
    expect(own.map((name) => scripts[name])).toEqual(names.map((name) => `node tests/stage.mjs ${name}`));
    expect(Object.keys(tasks).toSorted()).toEqual(own.toSorted());
    for (const name of names) {
      expect(tasks[`stage:${name}`]?.outputs).toContain(`test-results/stages/${name}.json`);
    }
  });

  it('that read the build wait for it, and hold its files in their key with it', () => {
    const waiting = names.flatMap((name) =>
      (tasks[`stage:${name}`]?.dependsOn ?? []).map((build) => [name, build]),
    );
    expect(waiting).toEqual([
      ['built', 'stage:site'],
      ['chromatic', 'stage:catalogue'],
      ['visual', 'stage:catalogue'],
      ['pages', 'stage:site'],
    ]);
  });
});

it('a folder of PATH that cannot be looked at does not end the tests', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  // As root, who may look at every folder, only too long a name is refused.
  vi.stubEnv('PATH', `/${'a'.repeat(300)}`);
  expect(machine()).toMatch(`${process.platform},${process.arch},0,`);
});
