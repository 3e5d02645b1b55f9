import { addDays } from 'date-fns/addDays';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentEvent, VerifiedDelivery } from '#functions/payments/PaymentProvider.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { handleWebhook } from '#functions/sync/webhooks.ts';
import { startLightServer } from './lightServer.ts';

const delivery = { header: () => undefined, rawBody: '{}' };
const eventRef = { collection: 'WebhookEvents', id: 'WH-1' };
const event: PaymentEvent = {
  id: 'WH-1',
  type: 'BILLING.SUBSCRIPTION.UPDATED',
  at: null,
  subscriptionId: 'I-1',
};

/** A server whose provider verifies deliveries as given and knows no subscription. */
function serverFor(verified: VerifiedDelivery) {
  const readSubscription = vi.fn(() => Promise.reject(new PaymentProviderError('not-found')));
  const server = startLightServer({ verifyWebhook: async () => verified, readSubscription });
  return { server, readSubscription };
}

describe('a webhook', () => {
  it.each([
    ['malformed', 400, []],
    ['forged', 401, [JSON.stringify({ event: 'a webhook that the payment provider did not send' })]],
    ['unproven', 503, [JSON.stringify({ event: 'a webhook could not be checked now' })]],
  ] as const)('that is %s is refused and leaves nothing', async (verdict, status, lines) => {
    const { server, readSubscription } = serverFor({ verdict });
    expect(await handleWebhook(server, delivery)).toBe(status);
    expect(server.lines).toEqual(lines);
    expect(readSubscription).not.toHaveBeenCalled();
    expect(await server.store.find(eventRef.collection)).toEqual([]);
  });

  it('that is genuine is processed and stored for ninety days', async () => {
    const { server, readSubscription } = serverFor({ verdict: 'genuine', event });
    expect(await handleWebhook(server, delivery)).toBe(200);
    expect(readSubscription).toHaveBeenCalledExactlyOnceWith('I-1');
    expect(await server.store.get(eventRef)).toEqual({
      type: 'BILLING.SUBSCRIPTION.UPDATED',
      resource: 'I-1',
      received: server.now(),
      handled: true,
      expires_at: addDays(server.now(), 90),
    });
  });

  it.each([
    ['that was handled', { handled: true }, 0],
    ['that was seen and not handled', { handled: false }, 1],
    ['stored in an unknown way', { handled: 'true' }, 1],
  ])('%s (%o) asks the provider %i times', async (_what, stored, times) => {
    const { server, readSubscription } = serverFor({ verdict: 'genuine', event });
    await server.store.set(eventRef, stored);
    expect(await handleWebhook(server, delivery)).toBe(200);
    expect(readSubscription).toHaveBeenCalledTimes(times);
    expect(await server.store.get(eventRef)).toMatchObject(times === 0 ? stored : { handled: true });
  });

  it('about no subscription is stored, without a request to the provider', async () => {
    const { server, readSubscription } = serverFor({
      verdict: 'genuine',
      event: { ...event, subscriptionId: null },
    });
    expect(await handleWebhook(server, delivery)).toBe(200);
    expect(readSubscription).not.toHaveBeenCalled();
    expect(await server.store.get(eventRef)).toMatchObject({ resource: null, handled: true });
  });

  it('whose effect failed is not stored, so the provider sends it again', async () => {
    const { server } = serverFor({ verdict: 'genuine', event });
    const readSubscription = () => Promise.reject(new PaymentProviderError('unavailable'));
    const payments = { ...server.payments, readSubscription };
    await expect(handleWebhook({ ...server, payments }, delivery)).rejects.toThrow('unavailable');
    expect(await server.store.get(eventRef)).toBeUndefined();
  });
});
