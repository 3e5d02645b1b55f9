import { expect, it } from 'vitest';
import { giveBackCharges } from '#functions/cancel/giveBack.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { subscribe } from './subscribed.ts';

startServerForEachTest();

it('what a subscription on record has charged is never given back, whichever caller asks', async () => {
  const { owner, id } = await subscribe(server, { posDevices: 1 });
  await server.advanceDays(8);
  await cancelSubscription(server, { owner, reason: null });
  const [checkoutId = ''] = Object.keys(await server.readCollection('Checkouts'));
  const subscription = await server.payments.readSubscription(id);
  const asked = { subscription, unused: 'second', since: server.now() } as const;
  expect(await giveBackCharges(server, { ...asked, checkoutId })).toBe(true);
  // Nor what belongs to no checkout of ours.
  expect(await giveBackCharges(server, { ...asked, checkoutId: 'none' })).toBe(true);
  const [entry] = await server.ledger();
  expect(entry?.sales.map(({ kind }) => kind)).toEqual(['charge']);
  expect(server.lines.filter((line) => line.includes('that is used was to be given back'))).toHaveLength(2);
});
