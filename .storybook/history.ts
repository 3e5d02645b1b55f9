import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Change } from './changes.ts';

/** The folders in which a reader of the catalog sees a change. */
const shown = [
  'src/components',
  'src/sections',
  'src/truck',
  'src/funnel',
  'src/account',
  'src/demos',
  'theme',
];

function readChanges(): Change[] {
  const format = '--format=%x00%h%x09%ad%x09%s';
  const options = ['--no-merges', '--no-renames', '--name-only', '--date=short', format, '--', ...shown];
  try {
    const log = execFileSync('git', ['log', ...options], {
      cwd: path.dirname(import.meta.dirname),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log
      .split('\0')
      .slice(1)
      .map((entry) => {
        const [head = '', ...files] = entry.trim().split('\n');
        const [id = '', day = '', subject = ''] = head.split('\t');
        return { id, day, subject, files: files.filter((file) => file !== '') };
      });
  } catch {
    // A copy without its history has a catalog without dates.
    return [];
  }
}

const place = path.join(import.meta.dirname, 'changes.ts');

/** Puts the history of the project into `changes.ts`. */
export function history(): Plugin {
  return {
    name: 'history',
    load: (id) => (id === place ? `export const changes = ${JSON.stringify(readChanges())};` : undefined),
  };
}
