import { setTimeout as wait } from 'node:timers/promises';
import { paypalSecret, refuseSandboxInProduction, sandboxDatabase, settings } from './config.ts';
import { ownApp } from './firebase.ts';
import { cloudLogs } from './logs.ts';
import { restClient } from './paypal/restClient.ts';
import { salesCheck, type SalesCheck } from './services/salesCheck.ts';
import type { World } from './services/world.ts';
import type { Store } from './store/Store.ts';

/** The world of this instance, and what it remembers between calls. */
export interface Runtime {
  world: World;
  checkSale: SalesCheck;
}

let starting: Promise<Runtime> | undefined;

async function openStore(): Promise<Store> {
  const file = sandboxDatabase();
  if (file !== null) {
    const { openSqliteStore } = await import('./store/sqliteStore.ts');
    return openSqliteStore(file);
  }
  const [{ getFirestore }, { firestoreStore }] = await Promise.all([
    import('firebase-admin/firestore'),
    import('./store/firestoreStore.ts'),
  ]);
  return firestoreStore(getFirestore(ownApp()));
}

async function start(): Promise<Runtime> {
  refuseSandboxInProduction(process.env);
  const store = await openStore();
  const now = () => new Date();
  const paypal = restClient({
    store,
    secret: () => paypalSecret.value(),
    now,
    sandbox: sandboxDatabase() !== null,
  });
  const world: World = { store, paypal, logs: cloudLogs, now, wait, ...settings() };
  return { world, checkSale: salesCheck(world) };
}

/** Opens the database and the way to PayPal at the first call, not while the functions are loaded. */
export function runtime(): Promise<Runtime> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
