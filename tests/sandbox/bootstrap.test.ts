import { execFile } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureInstalled, pinnedNode, staleReason } from '#sandbox/bootstrap.mjs';
import { projectRoot } from '#sandbox/processes/settings.ts';

type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean; link?: boolean }>;

const locked: Packages = {
  '': {},
  functions: { version: '0.1.0' },
  'node_modules/curbwise-functions': { link: true },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-react' },
  'node_modules/fast-linux': { version: '1.0.0', integrity: 'sha512-linux', optional: true },
  'node_modules/fast-mac': { version: '1.0.0', optional: true },
  'functions/node_modules/react': { version: '18.0.0', integrity: 'sha512-old' },
};

const installed: Packages = {
  functions: { version: '0.1.0' },
  'node_modules/curbwise-functions': { link: true },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-react' },
  'node_modules/fast-linux': { version: '1.0.0', integrity: 'sha512-linux', optional: true },
  'functions/node_modules/react': { version: '18.0.0', integrity: 'sha512-old' },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'curbwise-bootstrap-'));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
});

afterEach(() => rmSync(root, { recursive: true }));

function install(packages: Packages): void {
  mkdirSync(path.dirname(pinnedNode(root)), { recursive: true });
  writeFileSync(pinnedNode(root), '');
  mkdirSync(path.join(root, 'functions/node_modules/react'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

describe('whether to install', () => {
  it('is up to date when what is installed is what the lock file names, whoever installed it', () => {
    install(installed);
    expect(staleReason(root)).toBeUndefined();
  });

  it('is stale on a fresh clone', () => {
    expect(staleReason(root)).toBe('the dependencies are not installed yet');
  });

  it('is stale when an installation was interrupted before npm had written what it installed', () => {
    mkdirSync(path.join(root, 'node_modules', 'react'), { recursive: true });
    expect(staleReason(root)).toBe('the dependencies are not installed yet');
  });

  it.each<[string, Packages]>([
    ['another version', { ...installed, 'node_modules/react': { version: '18.0.0' } }],
    ['other content', { ...installed, 'node_modules/react': { version: '19.0.0', integrity: 'sha512-x' } }],
    ['nothing', { ...installed, 'node_modules/react': undefined as never }],
  ])('is stale when the lock file names a package of which there is %s', (_what, packages) => {
    install(packages);
    expect(staleReason(root)).toBe('the lock file has changed since the dependencies were installed');
  });

  it('is stale when the pinned Node is missing', () => {
    install(installed);
    rmSync(pinnedNode(root));
    expect(staleReason(root)).toBe('the pinned version of Node is not installed');
  });

  it('is stale when only the node_modules of the root were copied', () => {
    install(installed);
    rmSync(path.join(root, 'functions/node_modules'), { recursive: true });
    expect(staleReason(root)).toBe('functions has none of its own dependencies');
  });

  it('says so when the lock file itself is missing', () => {
    rmSync(path.join(root, 'package-lock.json'));
    expect(() => staleReason(root)).toThrow('package-lock.json is missing or broken');
  });
});

describe('installing', () => {
  it('happens once when two starts come at once', async () => {
    let installations = 0;
    const said: string[] = [];
    const options = {
      root,
      say: (line: string) => said.push(line),
      install: async () => {
        installations += 1;
        await new Promise((resolve) => setImmediate(resolve));
        install(installed);
      },
    };
    await Promise.all([ensureInstalled(options), ensureInstalled(options)]);
    expect(installations).toBe(1);
    expect(said).toContain('Another start is installing the dependencies; waiting for it.');
  });

  it('is silent and does nothing when everything is up to date', async () => {
    install(installed);
    const said: string[] = [];
    await ensureInstalled({
      root,
      say: (line) => said.push(line),
      install: () => Promise.reject(new Error('must not install')),
    });
    expect(said).toEqual([]);
  });

  it('fails with the reason when it did not install what the lock file names', async () => {
    await expect(
      ensureInstalled({ root, say: () => undefined, install: async () => undefined }),
    ).rejects.toThrow('The installation ended, but the dependencies are not installed yet.');
  });

  it('lets the next start try after one has failed', async () => {
    const failing = { root, say: () => undefined, install: () => Promise.reject(new Error('no network')) };
    await expect(ensureInstalled(failing)).rejects.toThrow('no network');
    await ensureInstalled({ ...failing, install: async () => install(installed) });
    expect(staleReason(root)).toBeUndefined();
  });
});

describe('installing under the Node that npm deletes', () => {
  /** Stands in for npm: `ci` empties node_modules and installs all but Node, whose turn is `rebuild`. */
  const npm = `
    const fs = require('node:fs');
    const [command] = process.argv.slice(2);
    if (command === 'ci') {
      fs.rmSync('node_modules', { recursive: true, force: true });
      fs.mkdirSync('node_modules');
      fs.mkdirSync('functions/node_modules/react', { recursive: true });
      fs.writeFileSync('node_modules/.package-lock.json', fs.readFileSync('installed.json'));
    } else {
      fs.mkdirSync('node_modules/node/bin', { recursive: true });
      fs.writeFileSync(process.env.PINNED_NODE, '');
    }`;

  // npm puts node_modules/.bin before the PATH, so that `npm start` runs under the pinned Node where there is one.
  async function startUnderPinnedNode(): Promise<string> {
    const npmFile = path.join(root, 'npm-cli.js');
    writeFileSync(npmFile, npm);
    writeFileSync(path.join(root, 'installed.json'), JSON.stringify({ packages: installed }));
    const bootstrap = JSON.stringify(path.join(projectRoot, 'sandbox/bootstrap.mjs'));
    const script = `const { ensureInstalled } = await import(${bootstrap});
      await ensureInstalled({ root: process.cwd() });`;
    const { stdout } = await promisify(execFile)(pinnedNode(root), ['--input-type=module', '-e', script], {
      cwd: root,
      env: { ...process.env, npm_execpath: npmFile, PINNED_NODE: pinnedNode(root) },
    });
    return stdout;
  }

  function putRunningNode(): void {
    rmSync(pinnedNode(root));
    try {
      linkSync(process.execPath, pinnedNode(root));
    } catch {
      copyFileSync(process.execPath, pinnedNode(root));
    }
  }

  it.each<[string, Packages, () => void]>([
    ['the lock file has changed', { ...installed, 'node_modules/react': { version: '18.0.0' } }, () => {}],
    [
      'functions has none',
      installed,
      () => rmSync(path.join(root, 'functions/node_modules'), { recursive: true }),
    ],
    ['not installed yet', installed, () => rmSync(path.join(root, 'node_modules/.package-lock.json'))],
  ])('goes on to its end when %s', async (reason, packages, spoil) => {
    install(packages);
    putRunningNode();
    spoil();
    const said = await startUnderPinnedNode();
    expect(said).toContain(reason);
    expect(said).toContain('Installed in');
    expect(staleReason(root)).toBeUndefined();
  });
});
