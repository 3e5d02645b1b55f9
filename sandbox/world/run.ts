import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import { emulatorAccounts } from '../auth/accounts.ts';
import { startAuthEmulator } from '../auth/emulator.ts';
import { emptyStore } from '../documents/emptyStore.ts';
import { codeMessages } from '../inbox/codeMessages.ts';
import { sandboxRoutes } from '../pages/routes.ts';
import { startPayPalSimulator } from '../paypal/simulator.ts';
import { plantSeed } from '../seed/plant.ts';
import { loadFunctions } from '../site/functions.ts';
import { reloadFunctions } from '../site/reload.ts';
import { startSite } from '../site/server.ts';
import { addressesOf, type Addresses } from './addresses.ts';
import { divertConsole } from './console.ts';
import { prepareEnvironment } from './environment.ts';
import { repeat } from './repeat.ts';
import type { Settings } from './settings.ts';
import type { StateFolder } from './stateFolder.ts';

/** A running world. */
export interface RunningWorld extends Addresses {
  /** Settles when a part ends by itself, with what to tell about it. */
  broken: Promise<string>;
  /** Ends every part; settles when nothing is left. */
  stop(): Promise<void>;
}

/** A part that has been started and can be ended. */
interface Part {
  stop(): Promise<void>;
}

const reconcileEveryMs = 30_000;
const lookForCodesEveryMs = 1_000;

/** Starts every part at once, and answers when all of them are ready. When one fails, the others are ended again. */
export async function runWorld(settings: Settings, folder: StateFolder): Promise<RunningWorld> {
  const { ports, dev, verbose } = settings;
  const addresses = addressesOf(ports);
  const { siteUrl, authUrl, paypalUrl } = addresses;
  const log = divertConsole(folder.log, verbose);
  prepareEnvironment({ ports, folder, addresses });

  const parts: Part[] = [];
  const tasks: Part[] = [];
  const stop = async () => {
    // The tasks ask the parts, so they end first.
    await stopAll(tasks);
    await stopAll(parts);
    await store.close();
  };
  const store = openSqliteStore(folder.store);
  const accounts = emulatorAccounts(authUrl, folder.projectId);
  const codes = codeMessages({ accounts, siteUrl });
  const plant = () => plantSeed({ store, paypalUrl, siteUrl });
  const reset = async () => {
    emptyStore(folder.store);
    await Promise.all([accounts.removeAll(), fetch(`${paypalUrl}/__sim/reset`, { method: 'POST' })]);
    codes.forget();
    await plant();
  };

  const startAuth = async () => {
    const { projectId, auth: directory } = folder;
    const emulator = await startAuthEmulator({ port: ports.auth, projectId, directory, log });
    parts.push(emulator);
    await accounts.hideWhoHasAnAccount();
    tasks.push(repeat(() => codes.look(), lookForCodesEveryMs));
    return emulator;
  };
  const startPayPal = async () => {
    parts.push(await startPayPalSimulator({ port: ports.paypal, stateFile: folder.paypal }));
    await plant();
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
      sandboxPages: sandboxRoutes({ store, accounts, codes, reset }),
      functionHandler: (name) => functions.handler(name),
    });
    parts.push(site);
    tasks.push(repeat(() => functions.runScheduled('reconcile'), reconcileEveryMs));
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
