import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './settings.ts';

/** The folder in which one copy of the sandbox keeps everything, held so that no second copy uses it. */
export interface StateFolder {
  /** Absolute path of the embedded store. */
  store: string;
  /** Absolute path of the PayPal simulator's memory. */
  paypal: string;
  /** Absolute path of the folder the built site is served from. */
  site: string;
  /** Absolute path of the Auth emulator's folder. */
  auth: string;
  /** Absolute path of the file with everything the parts say. */
  log: string;
  /** This copy's Firebase project: the same after a restart, different from every other copy's. */
  projectId: string;
}

/** Opens the folder, making it when it is new; `release` lets another copy use it. Throws StartupError while another copy runs on it. */
export function openStateFolder(directory: string): StateFolder & { release(): void } {
  mkdirSync(directory, { recursive: true });
  const release = hold(directory);
  return { ...placesIn(directory), release };
}

/** The folder of the copy that runs on it. Throws StartupError where none does. */
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

/**
 * Removes the folder and everything a copy remembered in it. Answers false when there was nothing to remove.
 * Throws StartupError while a copy runs on it, or when the folder was not made by the sandbox.
 */
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
  // Firebase's tools never leave the machine for a project whose id begins with demo-.
  const projectId = `demo-curbwise-${randomBytes(4).toString('hex')}`;
  writeFileSync(file, `${JSON.stringify({ projectId })}\n`);
  return projectId;
}

// A database lock, because the system releases it however the process ends; a file with a number would stay.
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
