import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { customAlphabet } from 'nanoid';
import { freePorts } from '#sandbox/processes/ports.ts';

const randomName = customAlphabet('abcdefghijklmnopqrstuvwxyz', 12);

/** The id of a new project, which is an empty database in the emulator. */
export const newProjectId = () => `demo-${randomName()}`;

/** A running official Firestore emulator. */
export interface FirestoreEmulator {
  /** `host:port`, as in FIRESTORE_EMULATOR_HOST. */
  host: string;
  /** Ends the emulator if this call started it, and restores the environment. */
  stop(): void;
}

/** The official emulator: a running one, or Debian's `google-cloud-cli-firestore-emulator`. */
export function findFirestoreEmulator(): { host: string } | { launcher: string } | undefined {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (host) return { host };
  try {
    const files = execFileSync('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
    const launcher = files.find((file) => file.endsWith('/cloud_firestore_emulator') && existsSync(file));
    return launcher ? { launcher } : undefined;
  } catch {
    // No dpkg, or no such package.
    return undefined;
  }
}

/** Uses a running emulator or starts one until this process ends; Firestore clients connect to it until `stop`. */
export async function startFirestoreEmulator(
  found: NonNullable<ReturnType<typeof findFirestoreEmulator>>,
): Promise<FirestoreEmulator> {
  const { host, end } = 'host' in found ? { host: found.host, end: undefined } : await startOwn(found);
  const restore = setVariables({
    FIRESTORE_EMULATOR_HOST: host,
    // There is no Google metadata server for credentials.
    METADATA_SERVER_DETECTION: 'none',
  });
  return {
    host,
    stop() {
      restore();
      end?.();
    },
  };
}

/** Sets environment variables; returns a function that restores their former values. */
function setVariables(variables: Readonly<Record<string, string>>): () => void {
  const former = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of former) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/** Its shell ends it when this process ends, which closes the shell's input. */
async function startOwn({ launcher }: { launcher: string }): Promise<{ host: string; end: () => void }> {
  const [port = 0] = await freePorts(1);
  const shell = spawn(
    'sh',
    [
      '-c',
      '("$@"; kill 0) & cat > /dev/null; kill 0',
      'sh',
      launcher,
      'start',
      `--host=127.0.0.1`,
      `--port=${port}`,
    ],
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  await ready(shell);
  // It does not keep this process alive.
  for (const kept of [shell, ...([shell.stdin, shell.stdout, shell.stderr] as Socket[])]) kept.unref();
  return { host: `127.0.0.1:${port}`, end: () => shell.stdin.end() };
}

function ready(shell: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      if (chunk.toString().includes('Dev App Server is now running')) resolve();
    };
    shell.stdout?.on('data', listen);
    shell.stderr?.on('data', listen);
    shell.once('error', reject);
    shell.once('exit', () => reject(new Error('the Firestore emulator has ended')));
  });
}
