import { test as base } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { startLocalProcesses } from '#sandbox/localProcesses.ts';
import type { SandboxAddresses } from './sandbox.ts';

const folder = path.resolve(import.meta.dirname, '../../../test-results');

/**
 * Tests with their own sandbox, on free ports and in its own folder, so that no other test sees changes to its clock. The
 * sandbox starts once for the spec that uses it.
 */
export const test = base.extend<object, { sandbox: SandboxAddresses }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright is told that nothing is needed
    async ({}, use) => {
      const directory = await mkdtemp(path.join(folder, 'own-sandbox-'));
      const sandbox = await startLocalProcesses({ directory });
      await use(sandbox);
      await sandbox.stop();
      await rm(directory, { recursive: true, force: true });
    },
    // The site is built first, possibly on a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],
});
