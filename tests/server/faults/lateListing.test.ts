import { describe, expect, it } from 'vitest';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { account, subscribe } from '../subscribed.ts';

shareSimulator();

const hour = 60 * 60_000;
const lateMinutes = 180;

/** Makes PayPal list movements three hours late, but send their events immediately. */
async function listLate(server: InProcessServer): Promise<void> {
  server.webhooks.arrive = true;
  await server.control('POST', '/faults', { on: 'listing', minutes: lateMinutes });
}

/** Lets this many hours pass with the scheduled functions. */
async function pass(server: InProcessServer, hours: number): Promise<void> {
  const janitor = server.instance();
  for (let passed = 0; passed < hours; passed += 1) {
    await server.time.pass(hour);
    await server.settled();
    await finishInterrupted(janitor);
    await compareWithProvider(janitor);
  }
}

/** An owner whose first charge was made and reported minutes ago. */
async function justCharged(server: InProcessServer) {
  const { owner, id } = await subscribe(server, { posDevices: 1 });
  await listLate(server);
  const next = server.books.subscriptions[id]?.account?.next_time ?? '';
  await server.control('PUT', '/clock', { advanceTo: next });
  expect(server.books.subscriptions[id]?.sales).toHaveLength(1);
  return { owner, id };
}

describe('a charge that PayPal lists three hours late', () => {
  it('has its receipt within two hours after that', async () => {
    const server = await simulator.server();
    const { owner } = await justCharged(server);
    expect((await account(server, owner)).receipts).toEqual([]);
    await pass(server, 5);
    expect((await account(server, owner)).receipts).toMatchObject([{ kind: 'charge' }]);
  });

  it('is not searched for indefinitely if PayPal never lists it', async () => {
    const server = await simulator.server();
    await justCharged(server);
    server.network.break('list', async () => Response.json({ transactions: [] }));
    await pass(server, 80);
    server.network.mend();
    server.network.break('list', async () => Response.json({ transactions: [] }));
    await pass(server, 24);
    expect(server.network.sent.list).toBe(1);
  });
});
