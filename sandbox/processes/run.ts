import { DatabaseSync } from 'node:sqlite';
import { clockVariable } from '#functions/runtime/clock.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import { emulatorAccounts } from '../auth/accounts.ts';
import { startAuthEmulator } from '../auth/emulator.ts';
import { authEmulatorMessages } from '../inbox/authEmulatorMessages.ts';
import { deliverMails } from '../inbox/deliverMails.ts';
import { sandboxRoutes } from '../pages/routes.ts';
import { startPayPalSimulator } from '#simulator/startSimulator.ts';
import { seedStore } from '../seed/seedStore.ts';
import { loadFunctions, reloadFunctions } from '../site/functions.ts';
import { startSite } from '../site/server.ts';
import { mailScanner } from '../world/mailScanner.ts';
import { addressesOf, type Addresses } from './addresses.ts';
import { divertConsole } from './console.ts';
import { prepareEnvironment } from './environment.ts';
import { repeat } from './repeat.ts';
import type { Settings } from './settings.ts';
import type { StateFolder } from './stateFolder.ts';

export interface RunningProcesses extends Addresses {
  /** Settles with a message if a part ends by itself. */
  broken: Promise<string>;
  /** Stops every part; settles when all have ended. */
  stop(): Promise<void>;
}

interface Part {
  stop(): Promise<void>;
}

const jobsEveryMs = 30_000;
const outboxEveryMs = 10_000;
const pollCodesEveryMs = 1_000;

/** Starts all parts in parallel and returns when all are ready. If one fails, the others are stopped. */
export async function runLocalProcesses(settings: Settings, folder: StateFolder): Promise<RunningProcesses> {
  const { ports, dev, verbose } = settings;
  const addresses = addressesOf(ports);
  const { siteUrl, authUrl, paypalUrl } = addresses;
  const log = divertConsole(folder.log, verbose);
  prepareEnvironment({ ports, folder, addresses });

  const parts: Part[] = [];
  const tasks: Part[] = [];
  const stop = async () => {
    // The tasks use the parts, so they stop first.
    await stopAll(tasks);
    await stopAll(parts);
    await store.close();
  };
  const store = openSqliteStore(folder.store);
  const accounts = emulatorAccounts(authUrl, folder.projectId);
  const codes = authEmulatorMessages({ accounts, siteUrl });
  const scanner = mailScanner();
  const seed = () => seedStore({ store, paypalUrl, siteUrl });
  const reset = async () => {
    deleteAllDocuments(folder.store);
    await Promise.all([accounts.removeAll(), fetch(`${paypalUrl}/__sim/reset`, { method: 'POST' })]);
    codes.clear();
    await seed();
  };

  const startAuth = async () => {
    const { projectId, auth: directory } = folder;
    const emulator = await startAuthEmulator({ port: ports.auth, projectId, directory, log });
    parts.push(emulator);
    await accounts.enableEmailEnumerationProtection();
    tasks.push(repeat(async () => scanner.scan(await codes.list()), pollCodesEveryMs));
    return emulator;
  };
  const startPayPal = async () => {
    // The functions run in this process and read the clock from its environment, so both use the same time.
    const onClock = (aheadMs: number) => (process.env[clockVariable] = String(aheadMs));
    parts.push(await startPayPalSimulator({ port: ports.paypal, stateFile: folder.paypal, onClock }));
    await seed();
  };
  const startSiteAndFunctions = async () => {
    let functions = await loadFunctions();
    const site = await startSite({
      port: ports.site,
      authUrl,
      paypalUrl,
      directory: folder.site,
      dev,
      verbose,
      sandboxPages: sandboxRoutes({ store, accounts, codes, paypalUrl, scanner, reset }),
      functionHandler: (name) => functions.handler(name),
    });
    parts.push(site);
    tasks.push(repeat(() => deliverMails(store), outboxEveryMs));
    tasks.push(repeat(() => functions.runScheduled('finishInterrupted'), jobsEveryMs));
    tasks.push(repeat(() => functions.runScheduled('outbox'), outboxEveryMs));
    tasks.push(repeat(() => functions.runScheduled('compareWithProvider'), jobsEveryMs));
    if (dev) tasks.push(reloadFunctions((changed) => (functions = changed)));
  };

  const started = [startAuth(), startPayPal(), startSiteAndFunctions()] as const;
  try {
    const [emulator] = await Promise.all(started);
    return { ...addresses, broken: emulator.ended, stop };
  } catch (error) {
    await Promise.allSettled(started);
    await stop();
    throw error;
  }
}

async function stopAll(parts: readonly Part[]): Promise<void> {
  await Promise.all(parts.map((part) => part.stop().catch((error: unknown) => console.error(error))));
}

/** Deletes all documents of all collections. The functions' store interface has no such method. */
function deleteAllDocuments(path: string): void {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    database.exec('DELETE FROM documents');
  } finally {
    database.close();
  }
}
