import { describe, expect, it } from 'vitest';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { subscribe } from '../subscribed.ts';

shareSimulator();

const hour = 60 * 60_000;

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

describe('a charge whose event has come and that PayPal does not list', () => {
  it('is not searched for indefinitely', async () => {
    const server = await simulator.server();
    const { id } = await subscribe(server, { posDevices: 1 });
    server.webhooks.arrive = true;
    const none = async () => Response.json({ transactions: [] });
    server.network.break('list', none);
    const next = server.books.subscriptions[id]?.account?.next_time ?? '';
    await server.control('PUT', '/clock', { advanceTo: next });
    expect(server.books.subscriptions[id]?.sales).toHaveLength(1);
    await pass(server, 80);
    server.network.mend();
    server.network.break('list', none);
    await pass(server, 24);
    expect(server.network.sent.list).toBe(1);
  });
});
