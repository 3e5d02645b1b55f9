import { spawn } from 'node:child_process';
import { pinnedNode } from './bootstrap.mjs';
import type { Addresses } from './processes/addresses.ts';
import { freePorts } from './processes/ports.ts';
import { projectRoot, type Settings } from './processes/settings.ts';

export interface LocalProcesses extends Addresses {
  /** Process id, so that a caller can check whether the process has ended. */
  pid: number;
  /** Stops it like Ctrl-C and keeps its folder. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Options of the sandbox. Omitted options are detected, or have the defaults of `npm start`. */
export interface LocalProcessesOptions {
  directory: string;
  /** Ports; omitted ports are chosen automatically. */
  ports?: Settings['ports'];
  /** Serve the site with Vite's development server. */
  dev?: boolean;
}

/**
 * Starts the same parts as `npm start`, in a separate process: the functions read the environment, so two sandboxes cannot
 * share a process. Rejects with the sandbox's output if it does not become ready.
 */
export async function startLocalProcesses({
  directory,
  ports,
  dev = false,
}: LocalProcessesOptions): Promise<LocalProcesses> {
  const [site, auth, paypal] = ports ? [ports.site, ports.auth, ports.paypal] : await freePorts(3);
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
