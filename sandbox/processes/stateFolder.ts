import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError, type Settings } from './settings.ts';

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
  /** The ports of the instance that runs, or of the last one. */
  ports: Settings['ports'];
}

/**
 * Opens the folder, creating it if necessary, for an instance on these ports; `release` unlocks it. Throws StartupError while
 * another instance uses it, and if it cannot be used.
 */
export function openStateFolder(
  directory: string,
  ports: Settings['ports'],
): StateFolder & { release(): void } {
  try {
    mkdirSync(directory, { recursive: true });
    const release = hold(directory);
    // Firebase's tools stay on the machine for a project whose id begins with demo-.
    const { projectId = `demo-curbwise-${randomBytes(4).toString('hex')}` } = readIdentity(directory);
    writeFileSync(identityFile(directory), `${JSON.stringify({ projectId, ports })}\n`);
    return { ...placesIn(directory), release };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `${directory} cannot be used: ${why}. Empty it with npm run reset, or name another folder with SANDBOX_DIR.`,
      {
        cause: error,
      },
    );
  }
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
  const { projectId, ports } = readIdentity(directory) as Identity;
  return {
    store: join(directory, 'store.sqlite'),
    paypal: join(directory, 'paypal.json'),
    site: join(directory, 'site'),
    auth: join(directory, 'auth'),
    log: join(directory, 'sandbox.log'),
    projectId,
    ports,
  };
}

/** Removes the folder; false if there was none. Throws StartupError while it is used or is not the sandbox's. */
export function removeStateFolder(directory: string): boolean {
  if (!existsSync(directory)) return false;
  if (!existsSync(identityFile(directory))) {
    throw new StartupError(`${directory} was not made by the sandbox, so it is left alone.`);
  }
  try {
    hold(directory)();
  } catch (error) {
    // No instance holds a lock that is broken.
    if (error instanceof StartupError) throw error;
  }
  rmSync(directory, { recursive: true, force: true });
  return true;
}

function identityFile(directory: string): string {
  return join(directory, 'project.json');
}

type Identity = Pick<StateFolder, 'projectId' | 'ports'>;

function readIdentity(directory: string): Partial<Identity> {
  const file = identityFile(directory);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Identity) : {};
}

// A database lock, because the system releases it however the process ends; a pid file would remain.
function hold(directory: string): () => void {
  const database = new DatabaseSync(join(directory, 'running.sqlite'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    // SQLite's code for a database that somebody else has locked.
    if (!(error instanceof Error && 'errcode' in error && error.errcode === 5)) throw error;
    throw new StartupError(
      `A copy of the sandbox is already running on ${directory}. Stop it first, or name another folder with SANDBOX_DIR.`,
      { cause: error },
    );
  }
  return () => database.close();
}
