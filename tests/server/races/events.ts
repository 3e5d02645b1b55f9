import { expect } from 'vitest';
import type { ServerContext } from '#functions/context/context.ts';
import { handleWebhook } from '#functions/sync/webhooks.ts';
import { deliveryOf } from '../testServer.ts';
import type { InProcessServer } from '../inProcess/inProcessServer.ts';

/** Delivers an event of PayPal to an instance, any number of times and at any time. */
export async function deliver(
  context: ServerContext,
  event: { id: string; type: string; subscriptionId: string },
): Promise<void> {
  const verifyWebhook = async () => ({ verdict: 'genuine', event: { ...event, at: null } }) as const;
  const payments = { ...context.payments, verifyWebhook };
  expect(await handleWebhook({ ...context, payments }, deliveryOf({}, ''))).toBe(200);
}

/** PayPal's events about a subscription, oldest first. */
export function eventsAbout({ books }: InProcessServer, subscriptionId: string) {
  return books.deliveries
    .filter(({ text }) => text.includes(subscriptionId))
    .map(({ event_id: id, event_type: type }) => ({ id, type, subscriptionId }));
}
