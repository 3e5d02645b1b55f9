import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The deployment installs the functions without the rest of the project, so it needs a lock file of its own. npm writes none
// for a workspace; a copy outside the project is none.
const functions = fileURLToPath(new URL('./', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'curbwise-lock-'));
try {
  copyFileSync(join(functions, 'package.json'), join(folder, 'package.json'));
  copyFileSync(join(functions, '../.npmrc'), join(folder, '.npmrc'));
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  copyFileSync(join(folder, 'package-lock.json'), join(functions, 'package-lock.json'));
} finally {
  rmSync(folder, { recursive: true });
}
