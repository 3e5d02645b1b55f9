import { existsSync, globSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The project's folder. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The room map that the linter reads. */
export const { rooms } = JSON.parse(readFileSync(path.join(projectRoot, 'rooms.json'), 'utf8')) as {
  rooms: Array<{
    room: string;
    path: string;
    mayImport: string[];
    mayImportShared?: string[];
    packages: string[];
  }>;
};

/** Paths of the matching files, relative to the project's folder, with forward slashes, sorted. */
export function filesMatching(pattern: string): string[] {
  const found = globSync(pattern, {
    cwd: projectRoot,
    exclude: (name) => generatedFolders.has(path.basename(name)),
  });
  return found.map((file) => file.split(path.sep).join('/')).toSorted();
}

/** The content of a file. */
export function readText(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}

/** Every file that is or would be committed; in a copy without git, every file that was not generated. */
export function committedFiles(): string[] {
  if (!existsSync(path.join(projectRoot, '.git'))) return filesMatching('**/*.*');
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(projectRoot, file)));
}

const generatedFolders = new Set([
  'node_modules',
  'dist',
  'lib',
  'storybook-static',
  'coverage',
  '.sandbox',
  'test-results',
  'playwright-report',
]);
