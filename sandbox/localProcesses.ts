import { spawn } from 'node:child_process';
import { pinnedNode } from './bootstrap.mjs';
import type { Addresses } from './processes/addresses.ts';
import { freePorts } from './processes/ports.ts';
import { projectRoot } from './processes/settings.ts';

export interface LocalProcesses extends Addresses {
  /** Process id, so that a caller can check whether the process has ended. */
  pid: number;
  /** Stops it like Ctrl-C and keeps its folder. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the same parts as `npm start`, or as `npm run dev` with `dev`, on free ports and in a separate process: the functions read
 * the environment, so two sandboxes cannot share a process. Rejects with the sandbox's output if it does not become ready.
 */
export async function startLocalProcesses({
  directory,
  dev = false,
}: {
  directory: string;
  dev?: boolean;
}): Promise<LocalProcesses> {
  const [site, auth, paypal] = await freePorts(3);
  const child = spawn(pinnedNode(), ['--import', 'tsx', 'sandbox/start.ts', ...(dev ? ['--dev'] : [])], {
    cwd: projectRoot,
    env: {
      ...process.env,
      // Variables of a test runner would change the build.
      NODE_ENV: undefined,
      NODE_OPTIONS: undefined,
      SITE_PORT: String(site),
      AUTH_PORT: String(auth),
      PAYPAL_PORT: String(paypal),
      SANDBOX_DIR: directory,
    },
    // The channel also ends the sandbox when this process ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const addresses = await new Promise<Addresses>((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message: { ready: Addresses }) => resolve(message.ready));
    void exited.then((code) => reject(new Error(`The sandbox ended with exit code ${code}.\n${said}`)));
  });
  return {
    ...addresses,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGINT');
      return exited;
    },
  };
}
