import { describe, expect, it } from 'vitest';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { approved, recordOf, subscribe } from './subscribed.ts';
import { register, start } from './testServer.ts';

startServerForEachTest();

const minute = 60_000;

describe('a webhook', () => {
  it('finds the checkout by PayPal’s custom id if a crash lost our own link', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    const [checkoutId = ''] = Object.keys(await server.readCollection('Checkouts'));
    await server.store.delete({ collection: 'PayPalSubscriptions', id });
    await server.store.update({ collection: 'Checkouts', id: checkoutId }, [
      { path: ['subscriptionId'], value: null },
    ]);
    server.webhooks.arrive = true;
    await server.approve(id);
    await server.settled();
    expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: id });
  });
});

describe('the reconciler', () => {
  it('ignores a checkout while its browser may still be active', async () => {
    const { owner } = await approved(server);
    await finishInterrupted(server);
    expect(await server.store.get({ collection: 'Subscriptions', id: owner.email })).toBeUndefined();
  });

  it('continues with its other jobs if one fails, names it, and reports the failure', async () => {
    await subscribe(server);
    server.advanceClock(5.5 * 24 * 60 * minute);
    const find = server.store.find.bind(server.store);
    server.store.find = (collection, query) =>
      query?.upTo?.field === 'nextCheck' ? Promise.reject(new Error('no index')) : find(collection, query);
    const mailsBefore = Object.keys(await server.readCollection('mail')).length;
    await expect(finishInterrupted(server)).rejects.toThrow('scheduled jobs failed');
    server.store.find = find;
    expect(server.lines.join('\n')).toContain('"job":"reconcileCheckouts"');
    expect(Object.keys(await server.readCollection('mail')).length).toBe(mailsBefore + 1);
  });
});
