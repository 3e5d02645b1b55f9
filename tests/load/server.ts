import { quietSignIns } from '#tests/server/quietSignIns.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '#domain/brand.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Fields, Store } from '#functions/store/Store.ts';
import { sandboxClientSecret } from '#simulator/startSimulator.ts';
import { seedStore } from '#sandbox/seed/seedStore.ts';
import { PayPalTime } from './payPalTime.ts';

/** The services over a SQLite file and the simulator, with a meter for PayPal's time. */
export interface LoadServer {
  context: ServerContext;
  payPalTime: PayPalTime;
  approve: (subscriptionId: string) => Promise<void>;
  stop(): Promise<void>;
}

/** A server whose PayPal sends events. */
export interface EventfulServer extends LoadServer {
  /** Calls one of the simulator's controls. */
  control: (path: string, body?: object) => Promise<void>;
  /** Waits until PayPal has delivered every event. */
  settled: () => Promise<void>;
}

const quiet = () => undefined;

/** PayPal in its own process, so that its memory and work are not counted as ours. */
async function startPayPal(): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'payPalProcess.ts'), { execArgv: process.execArgv });
  const [url] = (await once(child, 'message')) as [string];
  return { url, child };
}

/** Starts the services, empty except for the seed. PayPal sends events only to `listener`, if given. */
export async function startLoadServer(listener?: string): Promise<EventfulServer> {
  const folder = mkdtempSync(join(tmpdir(), 'curbwise-load-'));
  const store = openSqliteStore(join(folder, 'store.sqlite'));
  const simulator = await startPayPal();
  const siteUrl = listener ?? 'http://127.0.0.1:9';
  await seedStore({ store, paypalUrl: simulator.url, siteUrl });
  const control = async (path: string, body?: object) => {
    const response = await fetch(`${simulator.url}/__sim${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  };
  // Without a listener no server receives events, and signing them would count as our time.
  if (listener === undefined) await control('/faults', { on: 'webhooks', deliver: 'off' });
  const payPalTime = new PayPalTime();
  const now = () => new Date();
  const payments = payPalProvider({ store, secret: () => sandboxClientSecret, now, sandbox: true });
  return {
    context: {
      store,
      payments: payPalTime.measured(payments),
      signIns: quietSignIns,
      logs: { info: quiet, warn: quiet, error: quiet },
      brand: {
        product: 'Curbwise',
        supportEmail: 'support@curbwise.example',
        dashboardUrl: '',
        seller: defaultBrand.seller,
      },
      siteUrl,
      now,
      wait: async () => undefined,
    },
    payPalTime,
    control,
    settled: async () => void (await fetch(`${simulator.url}/__sim/settled`)),
    approve: (id) => control(`/subscriptions/${id}/approve`),
    async stop() {
      const ended = once(simulator.child, 'exit');
      simulator.child.disconnect();
      await ended;
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Stores documents of further owners, copied from one owner's. */
export async function storeOwners(store: Store, like: Record<string, Fields>, count: number): Promise<void> {
  const size = 2_000;
  for (let from = 0; from < count; from += size) {
    await store.batch((writes) => {
      for (let index = from; index < Math.min(count, from + size); index += 1) {
        for (const [collection, fields] of Object.entries(like)) {
          const id = collection === 'Subscriptions' ? `stored${index}@example.com` : `stored-${index}`;
          writes.set({ collection, id }, { ...fields, ...own(collection, index) });
        }
      }
    });
  }
}

function own(collection: string, index: number): Fields {
  const uid = `stored-${index}`;
  if (collection === 'Checkouts') return { uid, subscriptionId: `I-STORED${index}` };
  if (collection === 'Subscriptions') return { subscriptionID: `I-STORED${index}` };
  return { uid };
}
