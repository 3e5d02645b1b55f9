import { existsSync, globSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

export const { rooms } = JSON.parse(readFileSync(path.join(projectRoot, 'rooms.json'), 'utf8')) as {
  rooms: Array<{
    room: string;
    path: string;
    mayImport: string[];
    mayImportShared?: string[];
    packages: string[];
  }>;
};

/** The patterns for which braces stand: `a/b` and `a/c` for `a/{b,c}`. */
export function alternativesOf(pattern: string): string[] {
  const [braces, inside = ''] = /\{([^{}]*)\}/u.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  const expanded = inside.split(',').flatMap((one) => alternativesOf(pattern.replace(braces, () => one)));
  return [...new Set(expanded)];
}

/** Matching files, sorted, relative to the project. Throws if an alternative matches none: a test would read less. */
export function filesMatching(pattern: string): string[] {
  const found = alternativesOf(pattern).flatMap((one) => {
    const files = globSync(one, {
      cwd: projectRoot,
      exclude: (name) => generatedFolders.has(path.basename(name)),
    });
    if (files.length === 0) throw new Error(`No file matches ${one}`);
    return files;
  });
  return [...new Set(found.map((file) => file.split(path.sep).join('/')))].toSorted();
}

export function isFile(file: string): boolean {
  return existsSync(path.join(projectRoot, file));
}

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

/** Folders with a package.json of their own, beside the root's. */
export const { workspaces } = JSON.parse(readText('package.json')) as { workspaces: string[] };

export const manifestFiles = ['.', ...workspaces].map((folder) => path.join(folder, 'package.json'));

const generatedFolders = new Set([
  'node_modules',
  'dist',
  'lib',
  'storybook-static',
  'coverage',
  '.sandbox',
  '.turbo',
  'test-results',
  'playwright-report',
]);
