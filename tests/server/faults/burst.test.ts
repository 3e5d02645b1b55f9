import { describe, expect, it } from 'vitest';
import { handleWebhook } from '#functions/sync/webhooks.ts';
import type { WebhookDelivery } from '#functions/payments/PaymentProvider.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { account, inbox, subscribe } from '../subscribed.ts';

shareSimulator();

/** Like `npm run measure -- burst` with 10,000 events, with as many as fit into a test. */
const size = { owners: 40, deliveries: 1_000, atOnce: 80 } as const;

/** The owners whose first charges are all at the same time, and PayPal's events about them. */
async function chargedTogether(server: InProcessServer) {
  const owners: Awaited<ReturnType<typeof subscribe>>[] = [];
  for (let made = 0; made < size.owners; made += 1) owners.push(await subscribe(server, { posDevices: 1 }));
  const sent: WebhookDelivery[] = [];
  server.receiver = {
    ...server.receiver,
    payments: {
      ...server.receiver.payments,
      verifyWebhook: async (delivery) => {
        sent.push(delivery);
        return { verdict: 'genuine', event: { id: 'none', type: 'none', subscriptionId: null } };
      },
    },
  };
  server.webhooks.arrive = true;
  await server.advanceDays(8);
  await server.settled();
  return { owners, sent };
}

describe('a burst of events', () => {
  it('counts each once, accepts each, and delays no other caller', async () => {
    const server = await simulator.server();
    const { owners, sent } = await chargedTogether(server);
    await server.store.delete({ collection: 'WebhookEvents', id: 'none' });
    const instance = server.instance();
    const waiting = Array.from({ length: size.deliveries }, (_, at) => sent[at % sent.length]);
    const answers: number[] = [];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        answers.push(await handleWebhook(instance, next));
    };
    let answered = 0;
    const others = async () => {
      for (const { owner } of owners) {
        await account(server, owner);
        if (answers.length < size.deliveries) answered += 1;
      }
    };
    server.network.mend();
    const lanes = Array.from({ length: size.atOnce }, lane);
    await Promise.all([...lanes, others()]);

    expect(answers).toEqual(Array.from({ length: size.deliveries }, () => 200));
    // A handled event costs no request to PayPal, however often it arrives.
    expect(server.network.sent.read).toBeLessThanOrEqual(size.atOnce + size.owners);
    // Calls were served while events were waiting.
    expect(answered).toBeGreaterThan(owners.length / 2);
    const charges = Object.values(await server.readCollection('Charges'));
    expect(charges).toHaveLength(size.owners);
    for (const { owner } of owners) {
      expect((await account(server, owner)).receipts).toHaveLength(1);
      expect(await inbox(server, owner, 'active')).toHaveLength(1);
    }
    await server.rest();
    await expectInvariants(server);
  });
});
