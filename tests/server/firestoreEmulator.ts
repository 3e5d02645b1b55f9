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
 * Uses the emulator that runs, or starts one on a free port and waits until it answers. Until it is stopped, the Firestore
 * clients of this process connect to it.
 */
export async function startFirestoreEmulator(
  found: NonNullable<ReturnType<typeof findFirestoreEmulator>>,
): Promise<FirestoreEmulator> {
  const emulator = 'host' in found ? { ...found, stop: async () => undefined } : await startOwn(found);
  const { host } = emulator;
  const restore = setVariables({
    FIRESTORE_EMULATOR_HOST: host,
    // There is no Google server to ask who we are.
    METADATA_SERVER_DETECTION: 'none',
  });
  return {
    host,
    async stop() {
      // Test files share a process: the next one would wait for an emulator that has ended.
      restore();
      await emulator.stop();
    },
  };
}

/** Sets environment variables; answers what puts back their former values. */
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

/** Ends the emulator: the launcher is a shell script, and ends with the Java program that it started. */
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
