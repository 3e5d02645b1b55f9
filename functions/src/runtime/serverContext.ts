import { setTimeout as wait } from 'node:timers/promises';
import { dayZone, chargeZone } from '#domain/chargeDay.ts';
import { currentTime } from './clock.ts';
import {
  mayReachSimulator,
  paypalSecret,
  refuseSandboxInProduction,
  sandboxDatabase,
  settings,
} from './config.ts';
import { firebaseApp } from './firebase.ts';
import { firebaseSignIns } from './firebaseSignIns.ts';
import { cloudLogs } from './cloudLogs.ts';
import { payPalProvider } from '../paypal/payPalProvider.ts';
import type { ServerContext } from '../context/context.ts';
import type { Store } from '../store/Store.ts';

// Another zone may stand in on a screen, but not where the days of charges are computed.
if (dayZone !== chargeZone) throw new Error(`this runtime does not know the time zone ${chargeZone}`);

let starting: Promise<ServerContext> | undefined;

async function openStore(): Promise<Store> {
  const file = sandboxDatabase();
  if (file !== null) {
    const { openSqliteStore } = await import('../store/sqliteStore.ts');
    return openSqliteStore(file);
  }
  const [{ getFirestore }, { firestoreStore }] = await Promise.all([
    import('firebase-admin/firestore'),
    import('../store/firestoreStore.ts'),
  ]);
  return firestoreStore(getFirestore(firebaseApp()));
}

async function open(): Promise<ServerContext> {
  refuseSandboxInProduction(process.env);
  const store = await openStore();
  const now = currentTime;
  const payments = payPalProvider({
    store,
    secret: () => paypalSecret.value(),
    now,
    sandbox: mayReachSimulator(process.env),
  });
  return { store, payments, signIns: firebaseSignIns, logs: cloudLogs, now, wait, ...settings() };
}

/** This instance's context. The first call opens the database; loading the functions does not. */
export function serverContext(): Promise<ServerContext> {
  starting ??= open().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
