import { expect } from 'vitest';
import { activateSubscription } from '#functions/checkout/activation.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { handleWebhook } from '#functions/sync/webhooks.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { deliveryOf, register } from '../testServer.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';
import { approved, said, type Race } from './race.ts';

/** Delivers an event of PayPal to an instance, any number of times and at any time. */
export async function tell(
  context: ServerContext,
  event: { id: string; type: string; subscriptionId: string },
): Promise<void> {
  const verifyWebhook = async () => ({ verdict: 'genuine', event }) as const;
  const payments = { ...context.payments, verifyWebhook };
  expect(await handleWebhook({ ...context, payments }, deliveryOf({}, ''))).toBe(200);
}

/** PayPal's events about a subscription, oldest first. */
export function eventsAbout({ books }: InProcessServer, subscriptionId: string) {
  return books.deliveries
    .filter(({ text }) => text.includes(subscriptionId))
    .map(({ event_id: id, event_type: type }) => ({ id, type, subscriptionId }));
}

/** An activation, five deliveries of its event, and an end before or after them. */
export const eventRace: Race = {
  id: 'C6',
  title: 'an activation meets its events and a cancellation, in any order',
  repetitions: 200,
  async run({ server, instance, random, shuffled }) {
    const owner = await register(server);
    const subscriptionId = await approved(server, owner);
    const move = ['cancel', 'suspend', 'none'][random(3)] ?? 'none';
    const activated = eventsAbout(server, subscriptionId).filter(({ type }) => type.endsWith('ACTIVATED'));
    const late = () => new Promise((resolve) => setTimeout(resolve, random(12)));
    const end = async () => {
      await late();
      if (move === 'none') return;
      await server.control('POST', `/subscriptions/${subscriptionId}/${move}`);
      const [event] = eventsAbout(server, subscriptionId).slice(-1);
      if (event) await tell(instance(), event);
    };
    const again = activated.flatMap((event) =>
      Array.from({ length: 5 }, () => async () => {
        await late();
        await tell(instance(), event);
      }),
    );
    const calls = shuffled<() => Promise<unknown>>([
      end,
      ...again,
      async () => {
        await late();
        return activateSubscription(instance(), { owner, subscriptionId, orderId: null });
      },
    ]);
    await said(calls.map((call) => call()));
    await server.rest();
    await expectInvariants(server);
    const status = server.books.subscriptions[subscriptionId]?.status;
    const record = (await server.readCollection('Subscriptions'))[owner.email];
    if (status === 'ACTIVE') expect(record?.['status']).toBe('active');
  },
};
