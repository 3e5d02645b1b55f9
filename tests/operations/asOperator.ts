import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setup } from '#operations/setup/setup.ts';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { projectFlags } from './projectFlags.ts';
import { scriptedTalk } from './scriptedTalk.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');

/** @param until as in `temporaryFolder`. */
export async function folderAfterSetup(until: Parameters<typeof temporaryFolder>[0]): Promise<string> {
  const root = temporaryFolder(until);
  copyFileSync(path.join(projectRoot, 'firebase.json'), path.join(root, 'firebase.json'));
  await setup(root, ['--yes', ...projectFlags], scriptedTalk());
  return root;
}

/** Runs a command in such a folder without Google credentials. */
export function runIn(
  root: string,
  command: string,
  args: readonly string[],
  { searched = [], database }: { searched?: string[]; database?: string } = {},
) {
  const file = path.join(projectRoot, 'operations', `${command}.ts`);
  const words = [tsx, '--tsconfig', path.join(projectRoot, 'tsconfig.json'), file, ...args];
  const PATH = [...searched, process.env['PATH']].join(':');
  // The metadata server's address is not requested.
  const env = { PATH, HOME: root, METADATA_SERVER_DETECTION: 'none', FIRESTORE_DATABASE: database };
  return spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
}
