import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Account } from '#domain/account.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import type { PaymentProvider, ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { deliverMails } from '#sandbox/inbox/deliverMails.ts';
import type { SimulatorSettings } from '#simulator/PayPalSimulator.ts';
import type { InProcessServer } from './inProcess/inProcessServer.ts';
import {
  openSharedSimulator,
  type SharedSimulator,
  type SimulatorOptions,
} from './inProcess/sharedSimulator.ts';
import { realTime, startVirtualTime } from './inProcess/virtualTime.ts';
import type { LedgerEntry } from './testServer.ts';

// oxlint-disable-next-line import/no-mutable-exports -- a hook of Vitest cannot hand its result to the test
export let server: InProcessServer;

/** Opens a freshly seeded server before each test of the file or block, over SQLite in memory and in virtual time. */
export function startServerForEachTest(settings: Partial<SimulatorSettings> = {}): void {
  let simulator: SharedSimulator;
  beforeAll(async () => {
    simulator = await openSharedSimulator({ settings, clock: startVirtualTime, backoff: [10, 10] });
  });
  beforeEach(async () => {
    server = await simulator.server();
  });
  afterEach(() => server.stop());
  afterAll(() => simulator.close());
}

/** Opens one server for all tests of a file, in real time. Its `stop` also restores the process's clock and network. */
export async function startTestServer(options: SimulatorOptions = {}): Promise<InProcessServer> {
  const simulator = await openSharedSimulator({ clock: realTime, backoff: [10, 10], ...options });
  const one = await simulator.server();
  const stop = one.stop.bind(one);
  return Object.assign(one, {
    async stop() {
      await stop();
      simulator.close();
    },
  });
}

export const cancel = (owner: VerifiedOwner, reason: string | null = null): Promise<Account> =>
  cancelSubscription(server, { owner, reason });

/** Lets PayPal's webhooks reach the server in each test of the file or block. */
export function letWebhooksArrive(): void {
  beforeEach(() => {
    server.webhooks.arrive = true;
  });
}

/** Runs every schedule, once PayPal's events have arrived; the extension delivers the e-mails. */
export async function runSchedules(): Promise<void> {
  await server.settled();
  await finishInterrupted(server);
  await deliverMails(server.store);
  await compareWithProvider(server);
  await emptyOutbox(server);
  await server.settled();
}

/** Passes days, with a run of every schedule at the end of each. */
export async function live(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await server.advanceDays(1);
    await runSchedules();
  }
}

/** PayPal answers requests of a method to a path with a fault, once if it does not say how many `times`. */
export const failAtPayPal = (method: 'GET' | 'POST', path: string, fault: object): Promise<unknown> =>
  server.control('POST', '/faults', { on: 'request', method, path, ...fault });

/** A subscription in the simulator, with its charges and refunds; undefined for an unknown one. */
export async function foundAtPayPal(id: string): Promise<LedgerEntry | undefined> {
  return (await server.ledger()).find((entry) => entry.id === id);
}

/** The status of a subscription in the simulator; undefined for an unknown one. */
export async function statusAtPayPal(id: string): Promise<string | undefined> {
  return (await foundAtPayPal(id))?.status;
}

export function providerThatSays(changes: Partial<ProviderSubscription>): PaymentProvider {
  const { payments } = server;
  return {
    ...payments,
    readSubscription: async (id) => ({ ...(await payments.readSubscription(id)), ...changes }),
  };
}
