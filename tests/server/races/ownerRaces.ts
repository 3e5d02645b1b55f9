import { expect } from 'vitest';
import { payPalAccountRef } from '#functions/documents/offers/payPalAccount.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { mapOf } from '../invariants/evidence.ts';
import { registrationOf } from '../registrationOf.ts';
import { register, start } from '../testServer.ts';
import { approved, count, owners, said, type Race } from './race.ts';

const expectRecords = async (server: Parameters<Race['run']>[0]['server'], wanted: number) => {
  expect(Object.keys(await server.readCollection('Subscriptions'))).toHaveLength(wanted);
};

/** One owner in several places at once, or several owners. */
export const ownerRaces: readonly Race[] = [
  {
    id: 'C3',
    title: 'one owner activates twenty times at once',
    repetitions: 20,
    async run({ server, instance, some }) {
      const owner = await register(server);
      const subscriptionId = await approved(server, owner);
      const heard = await Promise.all(
        Array.from({ length: some(20) }, () =>
          activateSubscription(instance(), { owner, subscriptionId, orderId: 'ORDER-1' }),
        ),
      );
      expect(new Set(heard.map((one) => JSON.stringify(one))).size).toBe(1);
      await server.rest();
      await expectInvariants(server);
      await expectRecords(server, 1);
    },
  },
  {
    id: 'C4',
    title: 'twenty owners claim one subscription',
    repetitions: 20,
    async run({ server, instance, some, shuffled }) {
      const racers = await owners(server, some(20));
      const [payer] = racers;
      if (!payer) return;
      const subscriptionId = await approved(server, payer);
      const words = await said(
        shuffled(racers).map((owner) =>
          activateSubscription(instance(), { owner, subscriptionId, orderId: null }),
        ),
      );
      expect(count(words, 'ok')).toBe(1);
      expect(count(words, 'checkout/details-failed')).toBe(racers.length - 1);
      await server.rest();
      await expectInvariants(server);
      expect(Object.keys(await server.readCollection('Subscriptions'))).toEqual([payer.email]);
      expect(server.books.subscriptions[subscriptionId]?.status).toBe('ACTIVE');
    },
  },
  {
    id: 'C5',
    title: 'one owner activates two subscriptions at once',
    repetitions: 50,
    async run({ server, instance, shuffled }) {
      const owner = await register(server);
      const first = await start(server, owner);
      const second = await start(server, owner, { plan: 'Yearly', code: 'LAUNCH' });
      for (const id of [first, second]) await server.approve(id);
      const heard = await Promise.all(
        shuffled([first, second]).map((subscriptionId) =>
          activateSubscription(instance(), { owner, subscriptionId, orderId: null }),
        ),
      );
      expect(heard[0]).toEqual(heard[1]);
      await server.rest();
      await expectInvariants(server);
      const statuses = [first, second].map((id) => server.books.subscriptions[id]?.status);
      expect(new Set(statuses)).toEqual(new Set(['ACTIVE', 'CANCELLED']));
    },
  },
  {
    id: 'C7',
    title: 'one owner pays and redeems a free coupon at once',
    repetitions: 50,
    async run({ server, instance, shuffled }) {
      const owner = await register(server);
      const subscriptionId = await approved(server, owner);
      const calls = shuffled([
        () => activateSubscription(instance(), { owner, subscriptionId, orderId: null }),
        () => redeemFreeCoupon(instance(), { owner, plan: 'Monthly', code: 'FREE50' }),
      ]);
      const words = await said(calls.map((call) => call()));
      expect(count(words, 'ok')).toBe(2);
      await server.rest();
      await expectInvariants(server);
      await expectRecords(server, 1);
    },
  },
  {
    id: 'C9',
    title: '100 activations meet an expired token',
    repetitions: 10,
    async run({ server, instance, some }) {
      const racers = await owners(server, some(100));
      const paid: Array<{ owner: (typeof racers)[number]; subscriptionId: string }> = [];
      for (const owner of racers) paid.push({ owner, subscriptionId: await approved(server, owner) });
      await server.store.update(payPalAccountRef, [{ path: ['expires_in'], value: new Date(0) }]);
      server.network.mend();
      const words = await said(
        paid.map(({ owner, subscriptionId }) =>
          activateSubscription(instance(), { owner, subscriptionId, orderId: null }),
        ),
      );
      expect(count(words, 'ok')).toBe(racers.length);
      // Two instances with one request each.
      expect(server.network.sent.token ?? 0).toBeLessThanOrEqual(2);
      await server.rest();
      await expectInvariants(server);
    },
  },
  {
    id: 'C10',
    title: 'a registration is changed while its owner activates',
    repetitions: 100,
    async run({ server, instance, random, shuffled }) {
      const owner = await register(server, { posDevices: 1 + random(10) });
      const subscriptionId = await approved(server, owner);
      const edit = (posDevices: number) => () =>
        saveRegistration(instance().store, {
          owner,
          registration: registrationOf({ posDevices }),
          now: server.now(),
        });
      const calls = shuffled<() => Promise<unknown>>([
        edit(10),
        edit(1),
        () => activateSubscription(instance(), { owner, subscriptionId, orderId: null }),
      ]);
      await said(calls.map((call) => call()));
      await server.rest();
      await expectInvariants(server);
      const record = (await server.readCollection('Subscriptions'))[owner.email];
      const bought = server.books.subscriptions[subscriptionId]?.quantity;
      expect(mapOf(record?.['billing'])['pos_devices']).toBe(Number(bought));
    },
  },
];
