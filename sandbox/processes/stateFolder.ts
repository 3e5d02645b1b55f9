import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './settings.ts';

/** The folder in which one instance of the sandbox stores everything, locked against other instances. */
export interface StateFolder {
  /** Absolute path of the embedded store. */
  store: string;
  /** Absolute path of the PayPal simulator's state file. */
  paypal: string;
  /** Absolute path of the folder with the built site. */
  site: string;
  /** Absolute path of the Auth emulator's folder. */
  auth: string;
  /** Absolute path of the file with all parts' output. */
  log: string;
  /** This instance's Firebase project: the same after a restart, different from every other instance's. */
  projectId: string;
}

/** Opens the folder, creating it if necessary; `release` unlocks it. Throws StartupError while another instance uses it. */
export function openStateFolder(directory: string): StateFolder & { release(): void } {
  mkdirSync(directory, { recursive: true });
  const release = hold(directory);
  return { ...placesIn(directory), release };
}

/** The folder of the running instance. Throws StartupError if none runs. */
export function runningStateFolder(directory: string): StateFolder {
  if (existsSync(identityFile(directory))) {
    try {
      hold(directory)();
    } catch (error) {
      if (error instanceof StartupError) return placesIn(directory);
      throw error;
    }
  }
  throw new StartupError(`No copy of the sandbox is running on ${directory}. Begin with npm start.`);
}

function placesIn(directory: string): StateFolder {
  return {
    store: join(directory, 'store.sqlite'),
    paypal: join(directory, 'paypal.json'),
    site: join(directory, 'site'),
    auth: join(directory, 'auth'),
    log: join(directory, 'sandbox.log'),
    projectId: projectIdIn(directory),
  };
}

/** Removes the folder; false if there was none. Throws StartupError while it is used or is not the sandbox's. */
export function removeStateFolder(directory: string): boolean {
  if (!existsSync(directory)) return false;
  if (!existsSync(identityFile(directory))) {
    throw new StartupError(`${directory} was not made by the sandbox, so it is left alone.`);
  }
  const release = hold(directory);
  release();
  rmSync(directory, { recursive: true, force: true });
  return true;
}

function identityFile(directory: string): string {
  return join(directory, 'project.json');
}

function projectIdIn(directory: string): string {
  const file = identityFile(directory);
  if (existsSync(file)) {
    const { projectId } = JSON.parse(readFileSync(file, 'utf8')) as { projectId: string };
    return projectId;
  }
  // Firebase's tools stay on the machine for a project whose id begins with demo-.
  const projectId = `demo-curbwise-${randomBytes(4).toString('hex')}`;
  writeFileSync(file, `${JSON.stringify({ projectId })}\n`);
  return projectId;
}

// A database lock, because the system releases it however the process ends; a pid file would remain.
function hold(directory: string): () => void {
  const database = new DatabaseSync(join(directory, 'running.sqlite'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw new StartupError(
      `A copy of the sandbox is already running on ${directory}. Stop it first, or name another folder with SANDBOX_DIR.`,
      { cause: error },
    );
  }
  return () => database.close();
}
