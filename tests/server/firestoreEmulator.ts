import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

/** A running official Firestore emulator. */
export interface FirestoreEmulator {
  /** `host:port`, as in FIRESTORE_EMULATOR_HOST. */
  host: string;
  stop(): Promise<void>;
}

/**
 * The official emulator on this machine: a running one, or the launcher of Debian's package
 * `google-cloud-cli-firestore-emulator`. Undefined if there is none.
 */
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

/**
 * Uses the running emulator, or starts one on a free port and waits until it responds. Until it is stopped, this process's
 * Firestore clients connect to it.
 */
export async function startFirestoreEmulator(
  found: NonNullable<ReturnType<typeof findFirestoreEmulator>>,
): Promise<FirestoreEmulator> {
  const emulator = 'host' in found ? { ...found, stop: async () => undefined } : await startOwn(found);
  const { host } = emulator;
  const restore = setVariables({
    FIRESTORE_EMULATOR_HOST: host,
    // There is no Google metadata server for credentials.
    METADATA_SERVER_DETECTION: 'none',
  });
  return {
    host,
    async stop() {
      // Test files share a process: the next one would wait for a stopped emulator.
      restore();
      await emulator.stop();
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

async function startOwn({ launcher }: { launcher: string }): Promise<FirestoreEmulator> {
  const host = `127.0.0.1:${await freePort()}`;
  const [address = '', port = ''] = host.split(':');
  const wrapper = spawn(launcher, ['start', `--host=${address}`, `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(wrapper);
  return { host, stop: () => stopped(wrapper) };
}

function ready(wrapper: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      if (chunk.toString().includes('Dev App Server is now running')) resolve();
    };
    wrapper.stdout?.on('data', listen);
    wrapper.stderr?.on('data', listen);
    wrapper.once('error', reject);
    wrapper.once('exit', (code) => reject(new Error(`the Firestore emulator ended with code ${code}`)));
  });
}

/** Stops the emulator: the launcher is a shell script, and ends with the Java program that it started. */
async function stopped(wrapper: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => wrapper.once('exit', resolve));
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(wrapper.pid)], { encoding: 'utf8' });
  for (const pid of children.split(/\s+/u).filter(Boolean)) process.kill(Number(pid), 'SIGTERM');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
