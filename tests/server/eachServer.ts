import { afterEach, beforeEach } from 'vitest';
import type { PaymentProvider, ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import type { Store } from '#functions/store/Store.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** The running test's server. */
// oxlint-disable-next-line import/no-mutable-exports -- a hook of Vitest cannot hand its result to the test
export let server: TestServer;

/** Starts a server before each test of the file or block, and stops it afterwards. */
export function startServerForEachTest(
  settings: Parameters<typeof startTestServer>[0] = {},
  openStore?: () => Store,
): void {
  beforeEach(async () => {
    server = await startTestServer(settings, openStore?.());
  });
  afterEach(() => server.stop());
}

/** Lets PayPal's webhooks reach the server in each test of the file or block. */
export function letWebhooksArrive(): void {
  beforeEach(() => {
    server.webhooks.arrive = true;
  });
}

/** The status of a subscription in the simulator; undefined for an unknown one. */
export async function statusAtPayPal(id: string): Promise<string | undefined> {
  return (await server.ledger()).find((entry) => entry.id === id)?.status;
}

/** The server's payment provider with these changes to every subscription. */
export function providerThatSays(changes: Partial<ProviderSubscription>): PaymentProvider {
  const { payments } = server;
  return {
    ...payments,
    readSubscription: async (id) => ({ ...(await payments.readSubscription(id)), ...changes }),
  };
}
