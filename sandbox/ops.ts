import { clockVariable } from '#functions/runtime/clock.ts';
import { serverContext } from '#functions/runtime/serverContext.ts';
import { commandLine, runCommand } from '#operations/commandLine.ts';
import { CommandRefused, terminal } from '#operations/conversation.ts';
import { firebaseAccounts } from '#operations/ops/accounts.ts';
import { operatorName } from '#operations/ops/audit.ts';
import { runOps, type Work } from '#operations/ops/run.ts';
import { saveAside } from '#operations/ops/save.ts';
import { defaultDatabase } from '#operations/project/openStore.ts';
import { originalPlaces } from '#operations/project/sourceMaps.ts';
import { sourceMapsOf } from '#domain/sourceMaps.ts';
import path from 'node:path';
import { administrator } from './auth/accounts.ts';
import { addressesOf } from './processes/addresses.ts';
import { prepareEnvironment } from './processes/environment.ts';
import { readSettings } from './processes/settings.ts';
import { runningStateFolder } from './processes/stateFolder.ts';

const words = commandLine(
  'ops:sandbox',
  'The commands of `npm run ops`, on what a running `npm start` has stored.',
);

/** Runs a command on the running sandbox's documents. */
async function onSandbox(work: Work): Promise<number | void> {
  const { directory } = readSettings(process.env);
  const folder = runningStateFolder(directory);
  const { ports } = folder;
  const addresses = addressesOf(ports);
  prepareEnvironment({ ports, folder, addresses });
  const clock = (await (await fetch(`${addresses.paypalUrl}/__sim/clock`)).json()) as { aheadMs: number };
  process.env[clockVariable] = String(clock.aheadMs);
  // The operator reads the answer; what the server logs is for a machine.
  const logs = { info: () => undefined, warn: console.error, error: console.error };
  const context = { ...(await serverContext()), logs };
  const project = 'sandbox';
  try {
    return await work({
      context,
      accounts: firebaseAccounts(administrator(addresses.authUrl), folder.projectId),
      openDatabase: () => Promise.reject(new CommandRefused('The sandbox has one database.')),
      cloud: null,
      talk: terminal,
      who: operatorName(),
      project,
      database: defaultDatabase,
      command: (script, words = '') => `npm run ${script === 'ops' ? 'ops:sandbox' : script} -- ${words}`,
      save: saveAside,
      originalPlace: originalPlaces(sourceMapsOf(path.join(directory, 'site'))),
    });
  } finally {
    await context.store.close();
  }
}

await runCommand(() => runOps(words, process.argv.slice(2), onSandbox));
