import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const projectRoot = path.resolve(import.meta.dirname, '../..');

interface Build {
  folder: string;
  /** A file that every build writes; its age is the build's age. */
  writtenFile: string;
  /** Files and folders that make the build stale if they are newer. */
  sources: readonly string[];
  /** A script in node_modules and its arguments. */
  command: readonly [script: string, ...args: string[]];
}

const site: Build = {
  folder: 'dist',
  writtenFile: 'index.html',
  sources: ['src', 'theme', 'public', 'app.html', 'vite.config.ts', 'package-lock.json'],
  command: ['vite/bin/vite.js', 'build', '--logLevel', 'error'],
};

const catalogue: Build = {
  folder: 'storybook-static',
  // Chromatic's TurboSnap reads these statistics; with them one build serves both picture tests.
  writtenFile: 'preview-stats.json',
  sources: ['.storybook', 'stories', 'src', 'theme', 'public', 'package-lock.json'],
  command: [
    'storybook/dist/bin/dispatcher.js',
    'build',
    '--test',
    '--stats-json',
    '--quiet',
    '--disable-telemetry',
    '--loglevel',
    'warn',
  ],
};

/** The production site, built unless `dist` is newer than its sources. Returns the folder. */
export function builtSite(): Promise<string> {
  return freshBuild(site);
}

/** The catalog of stories, built unless `storybook-static` is newer than its sources. Returns the folder. */
export function builtCatalogue(): Promise<string> {
  return freshBuild(catalogue);
}

async function freshBuild({ folder, writtenFile, sources, command }: Build): Promise<string> {
  const target = path.join(projectRoot, folder);
  const newest = Math.max(...(await Promise.all(sources.map((source) => newestChange(source)))));
  const written = path.join(target, writtenFile);
  if (existsSync(written) && (await stat(written)).mtimeMs > newest) return target;
  const [script, ...args] = command;
  await run(process.execPath, [path.join(projectRoot, 'node_modules', script), ...args], {
    cwd: projectRoot,
    // A test runner's NODE_ENV would make it a test build.
    env: { ...process.env, NODE_ENV: undefined, STORYBOOK_DISABLE_TELEMETRY: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return target;
}

async function newestChange(source: string): Promise<number> {
  const top = path.join(projectRoot, source);
  if (!existsSync(top)) return 0;
  const inside = (await stat(top)).isDirectory() ? await readdir(top, { recursive: true }) : [];
  const times = await Promise.all(
    ['', ...inside].map(async (file) => (await stat(path.join(top, file))).mtimeMs),
  );
  return Math.max(...times);
}
