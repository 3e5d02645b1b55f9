import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { addressTable } from './processes/addresses.ts';
import { refuseBusyPorts } from './processes/ports.ts';
import type { RunningProcesses } from './processes/run.ts';
import { readSettings, StartupError } from './processes/settings.ts';
import { openStateFolder } from './processes/stateFolder.ts';
import { startWords } from './words.mjs';

// A terminal sends Ctrl-C to the whole process group, and the bootstrap forwards its signal: both are one key press.
const samePressMs = 500;

const started = Date.now();
let running: RunningProcesses | undefined;
let stoppingSince: number | undefined;

async function leave(exitCode: number): Promise<void> {
  if (stoppingSince !== undefined) {
    // The Auth emulator notices the end of this process and exits too.
    if (Date.now() - stoppingSince > samePressMs) process.exit(1);
    return;
  }
  stoppingSince = Date.now();
  if (running) {
    say('Stopping. Everything is kept for the next start.');
    await running.stop();
  }
  process.exit(exitCode);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

// The reader of the output may exit first; that must not prevent a clean shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0));
process.on('disconnect', () => void leave(0));
process.channel?.unref();

try {
  const settings = readSettings(process.env, startWords());
  await refuseBusyPorts(settings.ports);
  const folder = openStateFolder(settings.directory, settings.ports);
  say('Starting the site, the functions, the Auth emulator and the PayPal simulator ...');
  // Imported only now because it loads everything, and a refusal above should appear immediately.
  const { runLocalProcesses } = await import('./processes/run.ts');
  running = await runLocalProcesses(settings, folder);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`\nCurbwise is ready (${seconds} s). Press Ctrl-C to stop.\n`);
  say(`${addressTable(running, relative(process.cwd(), folder.log))}\n`);
  process.send?.({
    ready: { siteUrl: running.siteUrl, authUrl: running.authUrl, paypalUrl: running.paypalUrl },
  });
  process.stderr.write(`${await running.broken}\n`);
  await leave(1);
} catch (error) {
  if (stoppingSince === undefined) {
    const refused = error instanceof StartupError;
    process.stderr.write(`${refused ? error.message : format(error)}\n`);
    process.exit(1);
  }
}

function format(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // Vite colors its errors letter by letter.
  return process.stderr.isTTY ? text : stripVTControlCharacters(text);
}
