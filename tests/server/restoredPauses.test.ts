import { expect, it } from 'vitest';
import { pauseSubscription, resumeSubscription } from '#functions/account/pauseSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import type { Fields } from '#functions/store/Store.ts';
import {
  foundAtPayPal,
  letWebhooksArrive,
  live,
  server,
  startServerForEachTest,
  statusAtPayPal,
} from './eachServer.ts';
import { account, recordOf, subscribe } from './subscribed.ts';

startServerForEachTest();
letWebhooksArrive();

const restore = (owner: VerifiedOwner, backup: Fields) =>
  server.store.set({ collection: 'Subscriptions', id: owner.email }, backup);

async function pause(owner: VerifiedOwner): Promise<{ nextChargeAt: string; until: string }> {
  const [, offer] = (await account(server, owner)).pauseOffers;
  if (!offer) throw new Error('no pause is offered');
  const { until, nextChargeAt } = offer;
  await pauseSubscription(server, { owner, until, nextChargeAt });
  await server.settled();
  return { until, nextChargeAt };
}

const dayOf = (moment: string | undefined) => moment?.slice(0, 10);

it('a pause begun after the backup goes on, and ends as promised', async () => {
  const { owner, id } = await subscribe(server, { plan: 'Yearly' });
  await live(20);
  const backup = await recordOf(server, owner);
  const { nextChargeAt } = await pause(owner);
  await live(2);
  await restore(owner, backup);
  await live(2);
  expect(await account(server, owner)).toMatchObject({ state: 'paused' });
  await live(100);
  const after = await account(server, owner);
  expect(after).toMatchObject({ state: 'active', pause: null });
  expect(dayOf(after.nextCharge?.at)).toBe(dayOf(nextChargeAt));
  expect(await statusAtPayPal(id)).toBe('ACTIVE');
});

it.each(['ended early', 'over', 'over and charged since'] as const)(
  'a pause that is %s since the backup does not begin again',
  async (way) => {
    const plan = way === 'over and charged since' ? 'Monthly' : 'Yearly';
    const { owner, id } = await subscribe(server, { plan });
    await live(20);
    await pause(owner);
    await live(10);
    const backup = await recordOf(server, owner);
    if (way === 'ended early') await resumeSubscription(server, { owner });
    else await live(way === 'over' ? 60 : 100);
    await live(3);
    const before = await account(server, owner);
    const sales = (await foundAtPayPal(id))?.sales;
    await restore(owner, backup);
    await live(3);
    expect(await account(server, owner)).toMatchObject({
      state: 'active',
      pause: null,
      nextCharge: before.nextCharge,
    });
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
    expect((await foundAtPayPal(id))?.sales).toEqual(sales);
  },
);
