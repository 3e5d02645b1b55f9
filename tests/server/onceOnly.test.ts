import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { statusOf } from '#functions/account/status.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { approved } from './subscribed.ts';
import { activate, register, start, usesLeft } from './testServer.ts';

startServerForEachTest();

/** Every outcome has a code, and none is a failure of ours. */
async function attempt(action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'service/unexpected') throw error;
  }
}

it('an owner whose record was removed does not spend a second use of a discount', async () => {
  const owner = await register(server);
  const pay = async () => {
    const id = await start(server, owner, { code: 'LAUNCH' });
    await server.approve(id);
    await activate(server, owner, id);
  };
  await pay();
  expect(await usesLeft(server, 'LAUNCH')).toBe(49);
  await server.store.delete({ collection: 'Subscriptions', id: owner.email });
  await attempt(pay);
  expect(await usesLeft(server, 'LAUNCH')).toBe(49);
  expect(Object.keys(await server.readCollection('Redemptions'))).toHaveLength(1);
});

it('a returning owner gets no second subscription from an old checkout', async () => {
  const owner = await register(server);
  const first = await start(server, owner, { code: 'LAUNCH' });
  const second = await start(server, owner, { plan: 'Yearly', code: 'LAUNCH' });
  for (const id of [first, second]) await server.approve(id);
  await activate(server, owner, first);
  await cancelSubscription(server, { owner, reason: null });
  await expect(activate(server, owner, second)).rejects.toMatchObject({ code: 'checkout/details-failed' });
  expect(await usesLeft(server, 'LAUNCH')).toBe(49);
  expect(Object.keys(await server.readCollection('Redemptions'))).toHaveLength(1);
});

it.each(['active', 'rejected', 'abandoned'])(
  'a checkout that became %s is not pending any more',
  async (state) => {
    const { owner, id } = await approved(server);
    expect(await statusOf(server, owner)).toMatchObject({ finishingSubscriptionId: id });
    for (const checkout of Object.keys(await server.readCollection('Checkouts'))) {
      await server.store.update({ collection: 'Checkouts', id: checkout }, [
        { path: ['state'], value: state },
      ]);
    }
    expect(await statusOf(server, owner)).toMatchObject({ finishingSubscriptionId: null });
  },
);
