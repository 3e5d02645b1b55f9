import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ensureInstalled, pinnedNode, staleReason } from '#sandbox/bootstrap.mjs';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { readText } from '../architecture/projectFiles.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

type Packages = Record<
  string,
  { version?: string; integrity?: string; optional?: boolean; link?: boolean; dev?: boolean } | undefined
>;

const locked: Packages = {
  '': {},
  functions: { version: '0.1.0' },
  'node_modules/curbwise-functions': { link: true },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-react' },
  'node_modules/fast-linux': { version: '1.0.0', integrity: 'sha512-linux', optional: true },
  'node_modules/fast-mac': { version: '1.0.0', optional: true },
  'functions/node_modules/react': { version: '18.0.0', integrity: 'sha512-old' },
  'node_modules/storybook': { version: '10.0.0', integrity: 'sha512-storybook', dev: true },
};

/** The packages that `npm start` needs. */
const product: Packages = {
  functions: { version: '0.1.0' },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-react' },
  'node_modules/fast-linux': { version: '1.0.0', integrity: 'sha512-linux', optional: true },
  'functions/node_modules/react': { version: '18.0.0', integrity: 'sha512-old' },
};

const everything: Packages = {
  ...product,
  'node_modules/storybook': { version: '10.0.0', integrity: 'sha512-storybook', dev: true },
};

let root: string;

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
});

function install(packages: Packages): void {
  const listed = Object.entries(packages).flatMap(([folder, entry]) => (entry ? [folder] : []));
  for (const folder of listed) mkdirSync(path.join(root, folder), { recursive: true });
  mkdirSync(path.dirname(pinnedNode(root)), { recursive: true });
  writeFileSync(pinnedNode(root), '');
  writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

it('a missing lock file is reported', () => {
  rmSync(path.join(root, 'package-lock.json'));
  expect(() => staleReason(root)).toThrow('package-lock.json is missing or broken');
});

it('a folder in whose name Vite sees more than a name is refused before anything is installed', async () => {
  for (const name of ['C#', '[site]', '{site}']) {
    await expect(ensureInstalled({ root: path.join(root, name) })).rejects.toThrow('Move the project');
  }
});

it('what runs before the pinned Node uses nothing that the first Node 20 lacks', () => {
  const files = ['sandbox/start.mjs', 'sandbox/reset.mjs', 'sandbox/bootstrap.mjs', 'sandbox/words.mjs'];
  const ofTests = ['tests/run.mjs', 'tests/tools.mjs', 'tests/support/stages.mjs'];
  const newer = (file: string) => /import\.meta\.(?:file|dir)name/u.test(readText(file));
  expect([...files, ...ofTests].filter(newer)).toEqual([]);
});

describe('installing', () => {
  it('happens once if two starts are simultaneous', async () => {
    let installations = 0;
    const said: string[] = [];
    const options = {
      root,
      say: (line: string) => said.push(line),
      install: async () => {
        installations += 1;
        await new Promise((resolve) => setImmediate(resolve));
        install(product);
      },
    };
    await Promise.all([ensureInstalled(options), ensureInstalled(options)]);
    expect(installations).toBe(1);
    expect(said).toContain('Another start is installing the dependencies; waiting for it.');
  });

  it('fails with the reason if the locked packages were not installed', async () => {
    await expect(
      ensureInstalled({ root, say: () => undefined, install: async () => undefined }),
    ).rejects.toThrow('The installation ended, but the dependencies are not installed yet.');
  });

  it('does not wait for a killed start whose process number it has', async () => {
    vi.stubEnv('TMPDIR', temporaryFolder(onTestFinished));
    onTestFinished(() => void vi.unstubAllEnvs());
    let lock = '';
    const keepLock = () => {
      [lock = ''] = readdirSync(tmpdir());
      return Promise.reject(new Error('killed'));
    };
    const start = { root, say: () => undefined, install: keepLock };
    await expect(ensureInstalled(start)).rejects.toThrow('killed');
    writeFileSync(path.join(tmpdir(), lock), String(process.pid));
    await ensureInstalled({ ...start, install: async () => install(product) });
    expect(staleReason(root)).toBeUndefined();
  });

  it('allows the next start to retry after a failure', async () => {
    const failing = { root, say: () => undefined, install: () => Promise.reject(new Error('no network')) };
    await expect(ensureInstalled(failing)).rejects.toThrow('no network');
    await ensureInstalled({ ...failing, install: async () => install(product) });
    expect(staleReason(root)).toBeUndefined();
  });
});

const older: Packages = { 'node_modules/react': { version: '18.0.0' } };
const olderTool: Packages = { 'node_modules/storybook': { version: '9.0.0', dev: true } };

describe('installing from each possible state of an installation', () => {
  /** A fake npm: `ci` empties node_modules and installs all packages except Node, which `rebuild` installs. */
  const npm = `
    const fs = require('node:fs');
    const [command, ...flags] = process.argv.slice(2);
    fs.appendFileSync('asked', [command, ...flags.filter((flag) => /dev|save/u.test(flag))].join(' ') + ';');
    if (command !== 'rebuild' && !flags.includes('--ignore-scripts')) process.exit(1);
    if (command === 'rebuild') {
      fs.mkdirSync('node_modules/node/bin', { recursive: true });
      fs.writeFileSync(process.env.PINNED_NODE, '');
    } else {
      if (command === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
      fs.mkdirSync('node_modules', { recursive: true });
      const packages = JSON.parse(fs.readFileSync(flags.includes('--omit=dev') ? 'product.json' : 'everything.json'));
      for (const folder of Object.keys(packages)) fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
    }`;

  // npm puts node_modules/.bin first in PATH, so that `npm start` may run on the pinned Node, which npm ci deletes.
  async function startUnderPinnedNode(options: { withTools?: boolean } = {}): Promise<string> {
    const npmFile = path.join(root, 'npm-cli.js');
    writeFileSync(npmFile, npm);
    writeFileSync(path.join(root, 'product.json'), JSON.stringify(product));
    writeFileSync(path.join(root, 'everything.json'), JSON.stringify(everything));
    const bootstrap = JSON.stringify(path.join(projectRoot, 'sandbox/bootstrap.mjs'));
    const script = `const { ensureInstalled } = await import(${bootstrap});
      await ensureInstalled({ root: process.cwd(), ...${JSON.stringify(options)} });`;
    const node = existsSync(pinnedNode(root)) ? pinnedNode(root) : process.execPath;
    const { stdout } = await promisify(execFile)(node, ['--input-type=module', '-e', script], {
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

  const asked = () => readFileSync(path.join(root, 'asked'), 'utf8').split(';')[0];
  const withoutFunctions = () => rmSync(path.join(root, 'functions/node_modules'), { recursive: true });
  const withoutReact = () => rmSync(path.join(root, 'node_modules/react'), { recursive: true });
  const withoutNode = () => rmSync(path.join(root, 'node_modules/node'), { recursive: true });
  const interrupted = () => rmSync(path.join(root, 'node_modules/.package-lock.json'));

  it.each<[state: string, Packages, spoil: () => void, start: string, tests: string]>([
    [
      'what `npm start` needs, of an older lock file',
      { ...product, ...older },
      () => {},
      'ci --omit=dev',
      'ci --include=dev',
    ],
    [
      'everything, of an older lock file',
      { ...everything, ...older },
      () => {},
      'ci --include=dev',
      'ci --include=dev',
    ],
    ['everything', everything, () => {}, '', ''],
    ['what `npm start` needs', product, () => {}, '', 'install --no-save --include=dev'],
    [
      'everything, with an older tool',
      { ...everything, ...olderTool },
      () => {},
      'install --no-save --include=dev',
      'install --no-save --include=dev',
    ],
    ['the packages of the root only', product, withoutFunctions, 'ci --omit=dev', 'ci --include=dev'],
    ['a package’s folder missing', product, withoutReact, 'ci --omit=dev', 'ci --include=dev'],
    ['the pinned Node missing', product, withoutNode, 'ci --omit=dev', 'ci --include=dev'],
    ['an interrupted installation', product, interrupted, 'ci --omit=dev', 'ci --include=dev'],
  ])('ends well with %s', async (_state, packages, spoil, start, tests) => {
    for (const [withTools, expected] of [
      [false, start],
      [true, tests],
    ] as const) {
      install(packages);
      putRunningNode();
      spoil();
      writeFileSync(path.join(root, 'asked'), '');
      const said = await startUnderPinnedNode({ withTools });
      expect(asked()).toBe(expected);
      expect(said).toMatch(expected === '' ? /^$/u : /Installed in/u);
      expect(staleReason(root, { withTools })).toBeUndefined();
    }
  });

  it('succeeds on a fresh clone, and the next start does not call npm', async () => {
    expect(await startUnderPinnedNode()).toContain('the dependencies are not installed yet');
    expect(readFileSync(path.join(root, 'asked'), 'utf8')).toBe('ci --omit=dev;rebuild;');
    putRunningNode();
    await startUnderPinnedNode();
    expect(await startUnderPinnedNode({ withTools: true })).toContain('the tools of tests and Storybook');
    await startUnderPinnedNode();
    expect(readFileSync(path.join(root, 'asked'), 'utf8')).toBe(
      'ci --omit=dev;rebuild;install --no-save --include=dev;',
    );
  });
});

it('installs under settings of npm that refuse install scripts and packages for another Node', async () => {
  const write = (file: string, content: object) =>
    writeFileSync(path.join(root, file), JSON.stringify(content));
  const dependencies = { node: 'file:pinned' };
  const pinned = { version: '1.0.0', engines: { node: '99' } };
  const makesNode = `mkdir('bin', () => fs.writeFileSync('bin/node${process.platform === 'win32' ? '.exe' : ''}', ''))`;
  mkdirSync(path.join(root, 'pinned'));
  write('pinned/package.json', {
    name: 'node',
    ...pinned,
    scripts: { preinstall: `node -e "fs.${makesNode}"` },
  });
  write('package.json', { name: 'project', dependencies });
  write('package-lock.json', {
    name: 'project',
    lockfileVersion: 3,
    packages: {
      '': { name: 'project', dependencies },
      pinned: { name: 'node', ...pinned, hasInstallScript: true },
      'node_modules/node': { resolved: 'pinned', link: true },
    },
  });
  await inAnotherProcess('await ensureInstalled({ root: process.env.ROOT })', {
    ROOT: root,
    npm_config_ignore_scripts: 'true',
    npm_config_engine_strict: 'true',
  });
  expect(staleReason(root)).toBeUndefined();
});

it('what it runs sends no request to a proxy', async () => {
  const named = `['http_proxy', 'HTTPS_PROXY', 'ALL_PROXY'].some((name) => name in process.env)`;
  const { stdout } = await inAnotherProcess(`await runPinned(['-p', ${JSON.stringify(named)}])`, {
    http_proxy: 'http://127.0.0.1:9',
    HTTPS_PROXY: 'http://127.0.0.1:9',
    ALL_PROXY: 'http://127.0.0.1:9',
  });
  expect(stdout.trim()).toBe('false');
});

const bootstrapScript = (code: string) =>
  `import { ensureInstalled, runPinned } from ${JSON.stringify(path.join(projectRoot, 'sandbox', 'bootstrap.mjs'))}; ${code}`;

function inAnotherProcess(code: string, env: NodeJS.ProcessEnv) {
  const words = ['--input-type=module', '-e', bootstrapScript(code)];
  return promisify(execFile)(process.execPath, words, { env: { ...process.env, ...env } });
}

const part = `process.on('SIGTERM', () => process.exit()); setInterval(() => {}, 1000); console.log(process.pid);`;

it.each([
  ['', `await runPinned(['-e', ${JSON.stringify(part)}]);`],
  [
    ', and so does its installation',
    `await ensureInstalled({ root: process.env.ROOT, say: () => {} }); await runPinned(['-e', '']);`,
  ],
])('a script that npm started ends when npm’s shell is ended%s', async (_also, code) => {
  const npmFile = path.join(root, 'npm-cli.js');
  writeFileSync(npmFile, part);
  const command = `"${process.execPath}" --input-type=module -e "$SCRIPT"; exit`;
  const shell = spawn('sh', ['-c', command], {
    env: {
      ...process.env,
      ROOT: root,
      SCRIPT: bootstrapScript(`try { ${code} } catch { process.exitCode = 1; }`),
      npm_execpath: npmFile,
      npm_lifecycle_event: 'start',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  shell.kill('SIGTERM');
  // The pipe closes once nothing holds it any more.
  await once(shell.stdout.resume(), 'close');
  expect(() => process.kill(Number(line), 0)).toThrow('ESRCH');
});
