import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '#domain/brand.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { Currency } from '#domain/currency.ts';
import type { Language } from '#domain/language.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import type { WebhookDelivery } from '#functions/payments/PaymentProvider.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { startSubscription } from '#functions/checkout/startSubscription.ts';
import { handleWebhook } from '#functions/sync/webhooks.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Fields, Store } from '#functions/store/Store.ts';
import { sandboxClientSecret, startPayPalSimulator } from '#sandbox/paypal/startSimulator.ts';
import { seededCoupons } from '#sandbox/seed/credentials.ts';
import type { SimulatorSettings } from '#sandbox/paypal/PayPalSimulator.ts';
import { seedStore } from '#sandbox/seed/seedStore.ts';
import { keptLogs } from './logs/keptLogs.ts';
import { searchLogsFor } from './logs/leaks.ts';
import { registrationOf } from './registrationOf.ts';
import { seedAt } from './seed.ts';

/** A subscription in the simulator's state. */
export interface LedgerEntry {
  id: string;
  status: string;
  plan_id: string;
  quantity: number;
  custom_id: string | null;
  /** The price of a period, in minor units. */
  bill: { currency: string; amount: number } | null;
  /** Charges and refunds, in order. */
  sales: { id: string; kind: 'charge' | 'refund' | 'reversal'; amount: number }[];
}

/** The services over a SQLite file and the PayPal simulator, with a clock and logs that tests can control and read. */
export interface TestServer extends ServerContext {
  /** The log lines, as JSON. */
  lines: string[];
  /** Whether webhooks reach the services. */
  webhooks: { arrive: boolean; answers: number[] };
  paypalUrl: string;
  /** Uids whose sign-in was removed. */
  removedSignIns: string[];
  /** Moves the services' clock forward. */
  advanceClock(milliseconds: number): void;
  /** Moves the simulator's and the services' clocks forward; charges due on the way are made and reported. */
  advanceDays(days: number): Promise<void>;
  /** Calls one of the simulator's controls, such as `/subscriptions/I-1/approve`. */
  control(method: string, path: string, body?: object): Promise<unknown>;
  approve(subscriptionId: string): Promise<void>;
  /** Waits until every webhook was delivered or given up. */
  settled(): Promise<void>;
  ledger(): Promise<LedgerEntry[]>;
  readCollection(collection: string): Promise<Record<string, Fields>>;
  stop(): Promise<void>;
}

/** A webhook request as the services receive it. */
export function deliveryOf(headers: IncomingMessage['headers'], rawBody: string): WebhookDelivery {
  return { header: (name) => headers[name]?.toString(), rawBody };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

searchLogsFor(sandboxClientSecret, ...Object.keys(seededCoupons));

/** PayPal's two possible ways to price several devices, for `describe.each`. */
export const bothPrices = [
  { priced: 'by tiers', singleUnitTiers: 'accepted' },
  { priced: 'by an override', singleUnitTiers: 'refused' },
] as const;

/** PayPal's two possible ways to list refunds, for `describe.each`. */
export const bothLists = [
  { told: 'as an entry of the list', givenBack: 'listed' },
  { told: 'by the status of the charge', givenBack: 'by status' },
] as const;

/** Calls the simulator's controls. */
function controlOf(paypalUrl: string): TestServer['control'] {
  return async (method, path, body) => {
    const response = await fetch(`${paypalUrl}/__sim${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

/** Receives PayPal's webhooks for the server that is started afterwards. */
async function startWebhookSite(webhooks: TestServer['webhooks'], server: () => TestServer) {
  const site = createServer((request, response) => {
    void (async () => {
      const rawBody = await bodyOf(request);
      const answer = webhooks.arrive
        ? await handleWebhook(server(), deliveryOf(request.headers, rawBody)).catch(() => 500)
        : 503;
      webhooks.answers.push(answer);
      response.writeHead(answer).end();
    })();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    async stop() {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}

/** The collections of the sandbox's seed. */
const seeded = ['Plans', 'Credentials', 'Sandbox'] as const;

/** Copies the seed into another database, replacing the one it was made in. */
async function moveSeed(from: Store, to: Store): Promise<Store> {
  const found = await Promise.all(seeded.map(async (name) => [name, await from.find(name)] as const));
  await from.close();
  await to.batch((writes) => {
    for (const [collection, documents] of found)
      for (const { id, fields } of documents) writes.set({ collection, id }, fields);
  });
  return to;
}

/** Starts a server with the sandbox's seed, over a SQLite file or the given empty database. */
export async function startTestServer(
  settings: Partial<SimulatorSettings> = {},
  empty?: Store,
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'curbwise-server-'));
  const database = join(folder, 'store.sqlite');
  const seed = await seedAt(settings);
  writeFileSync(database, seed.database);
  const file = openSqliteStore(database);
  const store = empty ? await moveSeed(file, empty) : file;
  const removedSignIns: string[] = [];
  const lines: string[] = [];
  let simulated = 0;
  const onClock = (aheadMs: number) => (simulated = aheadMs);
  const simulator = await startPayPalSimulator({
    port: 0,
    settings,
    books: structuredClone(seed.books),
    webhookBackoff: [10, 10],
    onClock,
  });
  let offset = 0;
  const now = () => new Date(Date.now() + offset + simulated);
  const webhooks: TestServer['webhooks'] = { arrive: false, answers: [] };
  const site = await startWebhookSite(webhooks, () => server);
  await seedStore({ store, paypalUrl: simulator.url, siteUrl: site.url });
  const control = controlOf(simulator.url);
  const server: TestServer = {
    store,
    payments: payPalProvider({ store, secret: () => sandboxClientSecret, now, sandbox: true }),
    signIns: { remove: async (uid) => void removedSignIns.push(uid) },
    removedSignIns,
    lines,
    logs: keptLogs(lines),
    brand: {
      product: 'Curbwise',
      supportEmail: 'support@curbwise.example',
      dashboardUrl: 'https://dashboard.curbwise.example',
      seller: defaultBrand.seller,
    },
    siteUrl: site.url,
    now,
    wait: async () => undefined,
    webhooks,
    paypalUrl: simulator.url,
    advanceClock(milliseconds) {
      offset += milliseconds;
    },
    async advanceDays(days) {
      await control('PUT', '/clock', { advanceDays: days });
    },
    control,
    async approve(subscriptionId) {
      await control('POST', `/subscriptions/${subscriptionId}/approve`);
    },
    async settled() {
      await control('GET', '/settled');
    },
    async ledger() {
      return ((await control('GET', '/state')) as { subscriptions: LedgerEntry[] }).subscriptions;
    },
    async readCollection(collection) {
      const found = await store.find(collection);
      return Object.fromEntries(found.map(({ id, fields }) => [id, fields]));
    },
    async stop() {
      await site.stop();
      await simulator.stop();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
  return server;
}

let owners = 0;

/** A new owner. */
export function newOwner(): VerifiedOwner {
  owners += 1;
  return { uid: `uid-${owners}`, email: `owner${owners}@example.com`, withGoogle: false };
}

/** Registers a new owner. */
export async function register(
  server: ServerContext,
  { language, ...changes }: { posDevices?: number; currency?: Currency; language?: Language } = {},
  owner = newOwner(),
): Promise<VerifiedOwner> {
  const registration = registrationOf(changes);
  await saveRegistration(server.store, { owner, registration, language, now: server.now() });
  return owner;
}

/** Starts a subscription; returns the id to approve. */
export async function start(
  server: ServerContext,
  owner: VerifiedOwner,
  { plan = 'Monthly', code = null }: { plan?: PublicPlanName; code?: string | null } = {},
): Promise<string> {
  const started = await startSubscription(server, { owner, plan, code });
  if (started.outcome !== 'toApprove') throw new Error(`nothing to approve: ${started.outcome}`);
  return started.subscriptionId;
}

/** Activates a subscription, like the owner's browser after the approval. */
export function activate(
  server: ServerContext,
  owner: VerifiedOwner,
  subscriptionId: string,
): Promise<Confirmation | null> {
  return activateSubscription(server, { owner, subscriptionId, orderId: 'ORDER-1' });
}

/** A coupon's remaining uses. */
export async function usesLeft(server: ServerContext, code: string): Promise<unknown> {
  const coupons = await server.store.get({ collection: 'Credentials', id: 'Coupons' });
  const coupon = coupons?.[code] as Fields | undefined;
  return coupon?.['applies_left'];
}

/** Changes the stored coupons. */
export async function setCoupons(server: ServerContext, coupons: Fields): Promise<void> {
  searchLogsFor(...Object.keys(coupons));
  await server.store.set({ collection: 'Credentials', id: 'Coupons' }, coupons);
}
