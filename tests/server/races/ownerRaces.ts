import { expect } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import { sendOrDropNotice } from '#functions/mails/notices.ts';
import { saveRegistration } from '#functions/owners/saveRegistration.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { mapOf } from '../invariants/evidence.ts';
import { registrationOf } from '../registrationOf.ts';
import { account, daysToCharge, subscribe } from '../subscribed.ts';
import { register } from '../testServer.ts';
import { eventsAbout, deliver } from './events.ts';
import { approved, count, said, type Race } from './race.ts';

const minute = 60_000;

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
      expect(Object.keys(await server.readCollection('Subscriptions'))).toHaveLength(1);
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
  {
    id: 'C13',
    title: 'an owner leaves in four tabs while events of a charge and its refund arrive',
    repetitions: 20,
    async run({ server, instance, shuffled }) {
      const { owner, id } = await subscribe(server);
      await server.advanceDays(daysToCharge);
      const charge = server.books.subscriptions[id]?.sales?.[0]?.id ?? '';
      await server.control('POST', `/transactions/${charge}/refund`, { amount: 900 });
      const events = eventsAbout(server, id).slice(-2);
      const four = Array.from({ length: 4 });
      const calls = shuffled<() => Promise<unknown>>([
        ...four.map(() => () => cancelSubscription(instance(), { owner, reason: null })),
        ...four.flatMap(() => events.map((event) => () => deliver(instance(), event))),
      ]);
      await said(calls.map((call) => call()));
      await server.rest();
      await expectInvariants(server);
      const { state, accessUntil, receipts } = await account(server, owner);
      expect(state).toBe('cancelled');
      expect(receipts.map(({ kind }) => kind).toSorted()).toEqual(['charge', 'refund']);
      expect(accessUntil).toBe(receipts.find(({ kind }) => kind === 'charge')?.periodEnd);
      const mails = Object.keys(await server.readCollection('mail')).map((name) => name.split('-')[0] ?? '');
      expect([count(mails, 'cancelled'), count(mails, 'refund'), count(mails, 'receipt')]).toEqual([1, 1, 1]);
    },
  },
  {
    id: 'C14',
    title: 'ten runs of the schedule find one notice due, which a cancellation meets',
    repetitions: 20,
    async run({ server, instance, some, random, shuffled }) {
      const { owner, id } = await subscribe(server);
      server.advanceClock((daysToCharge - 2) * 24 * 60 * minute);
      const leaves = random(2) === 1;
      const calls = shuffled<() => Promise<unknown>>([
        ...Array.from(
          { length: some(10) },
          () => () => sendOrDropNotice(instance(), { email: owner.email, subscriptionId: id }),
        ),
        ...(leaves ? [() => cancelSubscription(instance(), { owner, reason: null })] : []),
      ]);
      await said(calls.map((call) => call()));
      await server.rest();
      await expectInvariants(server);
      const sent = server.lines.filter((line) => line.includes('"sent a notice"'));
      expect(leaves ? [0, 1] : [1]).toContain(sent.length);
      const mails = Object.keys(await server.readCollection('mail'));
      expect(mails.filter((name) => name === `reminder-${id}`)).toHaveLength(sent.length);
    },
  },
];
