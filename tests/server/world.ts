import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Confirmation } from '#domain/contract.ts';
import type { Currency } from '#domain/currency.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import type { Registration } from '#domain/registration.ts';
import type { WebhookSignature } from '#functions/paypal/PayPalClient.ts';
import { restClient } from '#functions/paypal/restClient.ts';
import { activateSubscription } from '#functions/services/activation.ts';
import type { VerifiedOwner } from '#functions/services/owner.ts';
import { saveRegistration } from '#functions/services/registrations.ts';
import { salesCheck, type SalesCheck } from '#functions/services/salesCheck.ts';
import { startSubscription } from '#functions/services/startSubscription.ts';
import { takeWebhook } from '#functions/services/webhooks.ts';
import type { World } from '#functions/services/world.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Fields } from '#functions/store/Store.ts';
import { sandboxClientSecret, startPayPalSimulator } from '#sandbox/paypal/simulator.ts';
import { plantSeed } from '#sandbox/seed/plant.ts';

/** A subscription as the simulator's books have it. */
export interface LedgerEntry {
  id: string;
  status: string;
  plan_id: string;
  quantity: number;
  custom_id: string | null;
  /** What one period costs, in minor units. */
  bill: { currency: string; amount: number } | null;
}

/** The services over a real SQLite file and the PayPal simulator, with a clock and logs a test can see. */
export interface TestWorld extends World {
  check: SalesCheck;
  /** What was logged, one line of JSON each. */
  lines: string[];
  /** Whether webhooks reach the services. */
  webhooks: { arrive: boolean; answers: number[] };
  paypalUrl: string;
  /** Moves the services' clock. */
  later(milliseconds: number): void;
  /** Calls one of the simulator's controls, such as `/subscriptions/I-1/approve`. */
  control(method: string, path: string, body?: object): Promise<unknown>;
  approve(subscriptionId: string): Promise<void>;
  /** Waits until every webhook was delivered or given up. */
  settled(): Promise<void>;
  ledger(): Promise<LedgerEntry[]>;
  documents(collection: string): Promise<Record<string, Fields>>;
  stop(): Promise<void>;
}

const signatureHeaders = {
  transmissionId: 'paypal-transmission-id',
  transmissionTime: 'paypal-transmission-time',
  transmissionSig: 'paypal-transmission-sig',
  certUrl: 'paypal-cert-url',
  authAlgo: 'paypal-auth-algo',
} as const;

/** Reads the signature of a delivered webhook. */
export function signatureOf(headers: IncomingMessage['headers']): WebhookSignature {
  const entries = Object.entries(signatureHeaders).map(([name, header]) => [name, String(headers[header])]);
  return Object.fromEntries(entries) as WebhookSignature;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts a world with the sandbox's own seed. */
export async function openWorld(): Promise<TestWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'curbwise-server-'));
  const store = openSqliteStore(join(folder, 'store.sqlite'));
  const simulator = await startPayPalSimulator({ port: 0, webhookBackoff: [10, 10] });
  const lines: string[] = [];
  const webhooks: TestWorld['webhooks'] = { arrive: false, answers: [] };
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const log = (event: string, fields = {}) => void lines.push(JSON.stringify({ event, ...fields }));

  const site = createServer((request, response) => {
    void (async () => {
      const rawBody = await bodyOf(request);
      const answer = webhooks.arrive
        ? await takeWebhook(world, { signature: signatureOf(request.headers), rawBody }).catch(() => 500)
        : 503;
      webhooks.answers.push(answer);
      response.writeHead(answer).end();
    })();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await plantSeed({ store, paypalUrl: simulator.url, siteUrl });

  const control: TestWorld['control'] = async (method, path, body) => {
    const response = await fetch(`${simulator.url}/__sim${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const paypal = restClient({ store, secret: () => sandboxClientSecret, now, sandbox: true });
  const logs = { info: log, warn: log, error: log };
  const world: TestWorld = {
    store,
    paypal,
    logs,
    brand: {
      product: 'Curbwise',
      supportEmail: 'support@curbwise.example',
      dashboardUrl: 'https://dashboard.curbwise.example',
    },
    siteUrl,
    now,
    wait: async () => undefined,
    check: salesCheck({ paypal, logs, now }),
    lines,
    webhooks,
    paypalUrl: simulator.url,
    later(milliseconds) {
      offset += milliseconds;
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
    async documents(collection) {
      const found = await store.find(collection);
      return Object.fromEntries(found.map(({ id, fields }) => [id, fields]));
    },
    async stop() {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
      await simulator.stop();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
  return world;
}

let owners = 0;

/** An owner nobody has met before. */
export function newOwner(): VerifiedOwner {
  owners += 1;
  return { uid: `uid-${owners}`, email: `owner${owners}@example.com`, withGoogle: false };
}

/** A form filled in correctly. */
export function registrationOf(changes: Partial<Registration> = {}): Registration {
  return {
    fullName: 'Ada Diner',
    restaurantName: 'Taco Tuesday',
    posDevices: 3,
    currency: 'USD',
    marketingConsent: false,
    termsAccepted: true,
    ...changes,
  };
}

/** Registers a new owner. */
export async function register(
  world: World,
  changes: { posDevices?: number; currency?: Currency } = {},
  owner = newOwner(),
): Promise<VerifiedOwner> {
  await saveRegistration(world.store, { owner, registration: registrationOf(changes), now: world.now() });
  return owner;
}

/** Begins a payment; answers PayPal's id. */
export async function start(
  world: TestWorld,
  owner: VerifiedOwner,
  { plan = 'Monthly', code = null }: { plan?: PublicPlanName; code?: string | null } = {},
): Promise<string> {
  return (await startSubscription(world, world.check, { owner, plan, code })).subscriptionId;
}

/** Says that the owner's browser came back with an approval. */
export function activate(
  world: World,
  owner: VerifiedOwner,
  subscriptionId: string,
): Promise<Confirmation | null> {
  return activateSubscription(world, { owner, subscriptionId, orderId: 'ORDER-1' });
}

/** Uses left of a coupon. */
export async function usesLeft(world: World, code: string): Promise<unknown> {
  const coupons = await world.store.get({ collection: 'Credentials', id: 'Coupons' });
  const coupon = coupons?.[code] as Fields | undefined;
  return coupon?.['applies_left'];
}

/** Changes the stored coupons. */
export async function setCoupons(world: World, coupons: Fields): Promise<void> {
  await world.store.set({ collection: 'Credentials', id: 'Coupons' }, coupons);
}
