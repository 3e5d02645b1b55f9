import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freePorts, loopback } from '../processes/ports.ts';

export interface AuthEmulator {
  url: string;
  /** Settles with a message if the emulator ends by itself. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const readyLine = 'All emulators ready';
const secondsToStop = 30;

/**
 * Starts the official emulator through the command line of firebase-tools, without its web interface. Its users survive a
 * restart in `directory`. Rejects with the emulator's output if it does not start.
 */
export async function startAuthEmulator(options: {
  port: number;
  projectId: string;
  directory: string;
  log: (text: string) => void;
}): Promise<AuthEmulator> {
  const { port, projectId, directory, log } = options;
  const child = launch({ projectId, directory, config: await writeConfig(directory, port) });
  let said = '';
  let stopping = false;
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? `exit code ${code}`}`));
  });
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log(text);
        said = (said + text).slice(-10_000);
        if (said.includes(readyLine)) resolve();
      });
    }
  });
  await Promise.race([
    ready,
    exited.then((how) => {
      throw new Error(`The Firebase Auth emulator ${how}.\n${said}`);
    }),
  ]);
  return {
    url: `http://${loopback}:${port}`,
    ended: new Promise((resolve) => {
      void exited.then((how) => {
        if (!stopping) resolve(`The Firebase Auth emulator ${how}.\n${said}`);
      });
    }),
    async stop() {
      stopping = true;
      const patience = setTimeout(() => child.kill('SIGKILL'), secondsToStop * 1000);
      child.kill('SIGINT');
      await exited;
      clearTimeout(patience);
    },
  };
}

async function writeConfig(directory: string, port: number): Promise<string> {
  mkdirSync(directory, { recursive: true });
  const [hub, logging] = await freePorts(2);
  const file = join(directory, 'firebase.json');
  const emulators = {
    auth: { host: loopback, port },
    hub: { host: loopback, port: hub },
    logging: { host: loopback, port: logging },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(file, `${JSON.stringify({ emulators }, null, 2)}\n`);
  return file;
}

function launch(options: { projectId: string; directory: string; config: string }): ChildProcess {
  const { projectId, directory, config } = options;
  const commandLine = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const users = join(directory, 'users');
  return spawn(
    process.execPath,
    [
      `--import=${new URL('leaveWithParent.mjs', import.meta.url).href}`,
      commandLine,
      'emulators:start',
      '--only=auth',
      `--project=${projectId}`,
      `--config=${config}`,
      `--import=${users}`,
      `--export-on-exit=${users}`,
    ],
    {
      cwd: directory,
      env: {
        ...process.env,
        // Without CI the tool fetches news from the network. Its settings are stored here, not in the home folder.
        CI: '1',
        XDG_CONFIG_HOME: join(directory, 'config'),
        TMPDIR: directory,
        NODE_OPTIONS: '',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Its own process group, so that Ctrl-C in the terminal reaches it once, through `stop`, instead of twice.
      detached: process.platform !== 'win32',
    },
  );
}
