import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setup } from '#operations/setup/setup.ts';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { projectFlags } from './projectFlags.ts';
import { scriptedTalk } from './scriptedTalk.ts';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');

export async function folderAfterSetup(): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'curbwise-operator-'));
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
