import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { scriptHashesFile } from '#domain/scriptHashes.ts';
import { folderAfterSetup, runIn } from './asOperator.ts';

let root: string;

beforeEach(async () => {
  root = await folderAfterSetup(onTestFinished);
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist', scriptHashesFile), '[]');
  mkdirSync(path.join(root, 'bin'));
});

/** Deploys with an npm and a npx that only note their arguments; returns the exit code and what they were asked. */
function deploy(
  args: readonly string[],
  { npmEndsWith = 0, npxEndsWith = 0 } = {},
): { status: number | null; ran: string[] } {
  const log = path.join(root, 'ran');
  writeFileSync(log, '');
  for (const [name, code] of Object.entries({ npm: npmEndsWith, npx: npxEndsWith })) {
    const script = `#!/bin/sh\necho "${name} $*" >> "${log}"\nexit ${code}\n`;
    writeFileSync(path.join(root, 'bin', name), script, { mode: 0o755 });
  }
  const { status } = runIn(root, 'deploy', args, { searched: [path.join(root, 'bin')] });
  return { status, ran: readFileSync(log, 'utf8').trim().split('\n') };
}

/** The Firebase CLI ends it with 1 unless somebody is signed in. */
const signedIn = 'npx firebase use --project truck-market';

describe('npm run deploy', () => {
  it('builds for the project, and leaves a dry run to the Firebase CLI', () => {
    expect(deploy(['--project', 'staging', '--dry-run', '--except', 'storage'])).toEqual({
      status: 0,
      ran: [
        signedIn,
        'npm run build -- --project staging',
        'npx firebase deploy --config firebase.deploy.json --project truck-market --dry-run --except storage',
      ],
    });
    const config = readFileSync(path.join(root, 'firebase.deploy.json'), 'utf8');
    expect(config).toContain(
      'frame-src https://*.paypal.com https://accounts.google.com https://trucks.test;',
    );
  });

  it('keeps the source maps of each release, and no release twice', () => {
    const kept = () => readdirSync(path.join(root, '.operations/source-maps'), { recursive: true }).length;
    mkdirSync(path.join(root, 'dist-maps'));
    writeFileSync(path.join(root, 'dist-maps', 'app-Ab12Cd34.js.map'), '{}');
    expect(deploy([]).status).toBe(0);
    expect(deploy([]).status).toBe(0);
    expect(kept()).toBe(2);
    writeFileSync(path.join(root, 'dist-maps', 'page-Zz99Yy88.js.map'), '{}');
    expect(deploy([]).status).toBe(0);
    expect(kept()).toBe(5);
  });

  it('sends nothing if it would publish a source map', () => {
    writeFileSync(path.join(root, 'dist', 'app.js.map'), '{}');
    expect(deploy([])).toEqual({ status: 1, ran: [signedIn, 'npm run build -- --project staging'] });
  });

  it('sends nothing if the build fails', () => {
    expect(deploy([], { npmEndsWith: 3 })).toEqual({
      status: 1,
      ran: [signedIn, 'npm run build -- --project staging'],
    });
  });

  it('builds nothing if the Firebase CLI is not signed in', () => {
    expect(deploy(['--dry-run'], { npxEndsWith: 1 })).toEqual({ status: 1, ran: [signedIn] });
  });
});
