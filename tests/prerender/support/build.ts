import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../sandbox/world/settings.ts';

/** Where the site lies that every test of the run serves. */
export const builtSite = path.join(projectRoot, 'test-results/pages-site');

/** Builds the site as it ships, once for the run. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function build(): Promise<void> {
  const vite = path.join(projectRoot, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', builtSite, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: undefined },
    },
  );
}
