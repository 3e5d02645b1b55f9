import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

/** A running official Firestore emulator. */
export interface FirestoreEmulator {
  /** `host:port`, as FIRESTORE_EMULATOR_HOST wants it. */
  host: string;
  stop(): Promise<void>;
}

/**
 * Where the official emulator is to be found on this machine: one that runs already, or the launcher of Debian's
 * package `google-cloud-cli-firestore-emulator`. Undefined when there is none.
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
 * Uses the emulator that runs, or starts one on a free port and waits until it answers. Until it is stopped, Google's
 * libraries in this process find it in the environment, and no longer: the next test file may run in the same process,
 * and would take an address without a server for an emulator that runs.
 */
export async function startFirestoreEmulator(
  found: NonNullable<ReturnType<typeof findFirestoreEmulator>>,
): Promise<FirestoreEmulator> {
  // There is no Google server to ask who we are.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  if ('host' in found) return { host: found.host, stop: async () => undefined };
  const host = `127.0.0.1:${await freePort()}`;
  const [address = '', port = ''] = host.split(':');
  // Its own process group, so that the Java child and its wrapper end together.
  const wrapper = spawn(found.launcher, ['start', `--host=${address}`, `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(wrapper);
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  return {
    host,
    async stop() {
      delete process.env['FIRESTORE_EMULATOR_HOST'];
      await stopped(wrapper);
    },
  };
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
