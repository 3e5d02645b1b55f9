// Plain JavaScript without dependencies: it runs on a fresh clone, under any Node from version 20 on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

// npm runs its scripts in a shell, which a SIGTERM to npm ends without telling what it started.
const shell = process.ppid;
const hasLostShell = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== shell;

const notInstalled = 'the dependencies are not installed yet';
const noTools = 'the tools of tests and Storybook are not installed yet';
const changed = 'the lock file has changed since the dependencies were installed';

/**
 * Explains why the installed packages do not match the lock file. Compares contents, not file dates, so any npm client may
 * have installed them. Optional packages may be missing: npm omits those for other platforms.
 * @param {string} [root] The project's folder.
 * @param {{ withTools?: boolean }} [options] `withTools`: the devDependencies are needed too, which `npm start` does without.
 * @returns {string | undefined} A reason in a few words; undefined when everything is up to date.
 */
export function staleReason(root = projectRoot, { withTools = false } = {}) {
  const wanted = readLock(join(root, 'package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or broken; restore it from the repository');
  const installed = readInstalled(root);
  if (!installed) return notInstalled;
  if (withTools && !hasTools(installed)) return staleReason(root) ?? noTools;
  for (const [path, entry] of Object.entries(wanted)) {
    const present = installed[path];
    // The project's own folders are links made by npm and need no installation.
    if (!path.includes('node_modules/') || entry.link || (entry.dev && !withTools)) continue;
    if (!present && (entry.optional || entry.devOptional)) continue;
    if (!present || present.version !== entry.version || differs(present.integrity, entry.integrity))
      return changed;
  }
  // A folder may be gone although npm's list names it: somebody removed it, or copied only the root's node_modules.
  const gone = Object.keys(installed).find(
    (path) => path.includes('node_modules/') && !existsSync(join(root, path)),
  );
  if (gone) return `${gone} is missing`;
  return existsSync(pinnedNode(root)) ? undefined : 'the pinned version of Node is not installed';
}

/**
 * Path of the Node version that the lock file pins; every script of the project runs on it.
 * @param {string} [root] The project's folder.
 */
export function pinnedNode(root = projectRoot) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Installs the locked dependencies if they are missing or stale, and says so: those of `npm start`, and the tools of tests
 * and Storybook if `withTools` is set or they were installed before. Simultaneous starts take turns. Rejects if the
 * installation fails.
 * @param {{ root?: string, withTools?: boolean, install?: typeof npmInstall, say?: (line: string) => void }} [options]
 */
export async function ensureInstalled({
  root = projectRoot,
  withTools = false,
  install = npmInstall,
  say = console.log,
} = {}) {
  const [unfit] = /[#?*[\]{}]/u.exec(root) ?? [];
  if (unfit)
    throw new Error(
      `Vite finds no files in ${root}, because of the ${unfit}. Move the project to another folder.`,
    );
  const needs = () => ({ withTools: withTools || hasTools(readInstalled(root)) });
  if (!staleReason(root, needs())) return;
  const release = await takeTurn(root, say);
  try {
    const needed = needs();
    const reason = staleReason(root, needed);
    if (!reason) return;
    say(`Installing, because ${reason}. This takes a minute or two.`);
    const started = Date.now();
    await install(root, needed);
    const remaining = staleReason(root, needed);
    if (remaining) throw new Error(`The installation ended, but ${remaining}.`);
    say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  } finally {
    release();
  }
}

/**
 * Runs the pinned Node with these arguments in the foreground and forwards signals. A closed channel tells the child that
 * this process has ended for any reason.
 * @param {string[]} args
 * @returns {Promise<number>} The exit code; 1 if a signal ended it.
 */
export function runPinned(args) {
  const node = pinnedNode();
  const path = [dirname(node), join(projectRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path };
  // The parts only ask each other, and the Auth emulator would send even that to a proxy.
  for (const name of ['http_proxy', 'https_proxy', 'all_proxy']) {
    delete env[name];
    delete env[name.toUpperCase()];
  }
  const child = spawn(node, args, {
    cwd: projectRoot,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const watch = setInterval(() => {
    if (hasLostShell()) forward('SIGTERM');
  }, 300);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a script of this folder on the pinned Node, after it has installed what is missing. Sets the exit code; prints why
 * that could not be done.
 * @param {string} script
 * @param {string[]} [words]
 */
export async function runInstalled(script, words = []) {
  try {
    await ensureInstalled();
    process.exitCode = await runPinned(['--import', 'tsx', `sandbox/${script}`, ...words]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The packages that npm has installed, by path; undefined if an installation did not finish. */
const readInstalled = (root) => readLock(join(root, 'node_modules', '.package-lock.json'));

const hasTools = (installed = {}) => Object.values(installed).some(({ dev }) => dev);

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

// Entries for other platforms may lack a hash, if the registry that wrote the lock file had none.
function differs(installed, wanted) {
  return installed !== undefined && wanted !== undefined && installed !== wanted;
}

/** Against settings of the machine or its user with which npm refuses the lock file or installs something else. */
const asLocked = [
  '--include=optional',
  '--package-lock=true',
  '--legacy-peer-deps=false',
  '--install-strategy=hoisted',
  // Packages are made for the pinned Node, and npm runs on the one that is there.
  '--engine-strict=false',
  '--no-audit',
  '--no-fund',
];

/**
 * @param {string} root
 * @param {{ withTools: boolean }} options
 */
async function npmInstall(root, { withTools }) {
  const { node, discard } = nodeThatStays(root);
  const flags = [withTools ? '--include=dev' : '--omit=dev', '--ignore-scripts', ...asLocked];
  try {
    if (withTools && !staleReason(root)) {
      // Only the tools are missing. `npm ci` would first delete everything; this adds the tools as locked.
      await npm(root, node, ['install', '--no-save', ...flags]);
      return;
    }
    // Only the pinned Node needs its install script; the others would compile unused native code.
    await npm(root, node, ['ci', ...flags]);
    await npm(root, node, ['rebuild', 'node', '--ignore-scripts=false']);
  } finally {
    discard();
  }
}

// npm puts node_modules/.bin first in PATH, so `npm start` may run on the pinned Node, which npm ci deletes. The
// installation then runs on a copy.
function nodeThatStays(root) {
  const running = realpathSync(process.execPath);
  if (!running.startsWith(join(realpathSync(root), 'node_modules') + sep)) {
    return { node: running, discard: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), 'curbwise-node-'));
  const node = join(folder, basename(running));
  copyFileSync(running, node);
  return { node, discard: () => rmSync(folder, { recursive: true, force: true }) };
}

// npm shows its own progress and its own errors.
function npm(root, node, args) {
  const viaNode = /npm-cli\.c?js$/u.test(process.env.npm_execpath ?? '');
  const [command, first] = viaNode ? [node, [process.env.npm_execpath]] : ['npm', []];
  const child = spawn(command, [...first, ...args, '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && !viaNode,
  });
  const watch = setInterval(() => {
    if (hasLostShell()) child.kill();
  }, 300);
  return new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`npm ${args.join(' ')} ${why}.`));
    child.once('error', (error) => fail(`could not be run: ${error.message}`));
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      if (code === 0) resolve();
      else fail(signal ? `was ended by ${signal}` : `failed with exit code ${code}. Its own words are above`);
    });
  });
}

const ownTurns = new Set();

// The lock is a file outside node_modules, which npm ci removes, and outside the repository.
async function takeTurn(root, say) {
  const id = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `curbwise-install-${id}`);
  let isSaid = false;
  for (;;) {
    if (claim(file)) {
      ownTurns.add(file);
      return () => {
        ownTurns.delete(file);
        rmSync(file, { force: true });
      };
    }
    if (isHeld(file)) {
      if (!isSaid) say('Another start is installing the dependencies; waiting for it.');
      isSaid = true;
      await wait(500);
    } else {
      discardAbandoned(file);
    }
  }
}

// A link is created together with its content, so no start reads a half-written number.
function claim(file) {
  const mine = `${file}-${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

// In a restarted container this process often has the number of the one that was killed.
function isHeld(file) {
  const pid = readHolder(file);
  return pid === process.pid ? ownTurns.has(file) : isAlive(pid);
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function discardAbandoned(file) {
  // Renaming is atomic, so only one of two waiting starts removes the abandoned file.
  const aside = `${file}-${process.pid}-abandoned`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  rmSync(aside, { force: true });
}
