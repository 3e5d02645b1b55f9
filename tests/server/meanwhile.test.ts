import { describe, expect, it } from 'vitest';
import type { ServerContext } from '#functions/context/context.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { approved } from './subscribed.ts';
import { activate, register, start, type TestServer } from './testServer.ts';

// An activation reads PayPal's response first and records it later; events in between count.

startServerForEachTest();

/** The server, with an action right after its first read of a subscription. */
function whereAfterReading(happens: () => Promise<unknown>): TestServer {
  let happened = false;
  const readSubscription: ServerContext['payments']['readSubscription'] = async (id) => {
    const subscription = await server.payments.readSubscription(id);
    if (!happened) {
      happened = true;
      await happens();
    }
    return subscription;
  };
  return { ...server, payments: { ...server.payments, readSubscription } };
}

const addressesOnRecord = async () => Object.keys(await server.readCollection('Subscriptions'));

describe('an approval that was read as active', () => {
  it('is not recorded if the subscription has ended in the meantime', async () => {
    const { owner, id } = await approved(server);
    const context = whereAfterReading(async () => {
      await server.control('POST', `/subscriptions/${id}/cancel`);
      await syncSubscription(server, id);
    });
    await expect(activate(context, owner, id)).rejects.toMatchObject({ code: 'checkout/details-failed' });
    expect(await addressesOnRecord()).toEqual([]);
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
  });

  it('is recorded only under its owner’s new address', async () => {
    const owner = await register(server);
    const later = { ...owner, email: `moved-${owner.email}` };
    const id = await start(server, owner);
    await server.approve(id);
    const away = { ...server.payments, readSubscription: () => Promise.reject(new Error('PayPal is away')) };
    const context = whereAfterReading(async () => {
      await expect(activate({ ...server, payments: away }, later, id)).rejects.toThrow('PayPal is away');
    });
    await activate(context, owner, id).catch(() => undefined);
    expect(await addressesOnRecord()).not.toContain(owner.email);
    expect(await activate(server, later, id)).toMatchObject({ subscriptionId: id });
    expect(await addressesOnRecord()).toEqual([later.email]);
  });
});
