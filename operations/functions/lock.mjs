import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Firebase installs the functions without the rest of the project, so they need their own lock file. npm writes no lock file
// for a workspace, so npm runs on a copy outside the project.
const functions = fileURLToPath(new URL('../../functions/', import.meta.url));
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
