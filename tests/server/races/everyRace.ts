import { expect } from 'vitest';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { startSubscription } from '../asShown.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { account, daysToCharge, subscribe } from '../subscribed.ts';
import { setCoupons, usesLeft } from '../testServer.ts';
import { deliver, eventsAbout } from './events.ts';
import { count, owners, said, type Race } from './race.ts';

/** Many owners compete for few uses, and one owner is in several places at once. */
export const races: readonly Race[] = [
  {
    title: '200 owners want 50 uses of a free coupon, and as many others another code',
    repetitions: 10,
    async run({ server, instance, some }) {
      const [many, uses] = [some(200), some(200) / 4];
      const coupons = { RUSH: { applies_left: uses }, WIDE: { applies_left: many + 7 } };
      await setCoupons(server, coupons);
      const racers = await owners(server, 2 * many);
      const words = await said(
        racers.map((owner, at) =>
          redeemFreeCoupon(instance(), { owner, plan: 'Monthly', code: at < many ? 'RUSH' : 'WIDE' }),
        ),
      );
      expect(count(words, 'ok')).toBe(uses + many);
      expect(count(words, 'coupon/redeem-failed')).toBe(many - uses);
      await server.rest();
      await expectInvariants(server, coupons);
      expect([await usesLeft(server, 'RUSH'), await usesLeft(server, 'WIDE')]).toEqual([0, 7]);
    },
  },
  {
    title: '25 owners want to pay with 10 uses of a discount',
    repetitions: 20,
    async run({ server, instance, some, random }) {
      const [many, uses] = [some(25), Math.floor(some(25) / 2.5)];
      const withdrawn = random(2) === 1;
      const offered = (left: number) => ({ HALF: { applies_left: left, plan_name: 'Launch50' } });
      // Either there are too few from the start, or an operator removes some while owners pay.
      await setCoupons(server, offered(withdrawn ? many : uses));
      const racers = await owners(server, many);
      const started = await Promise.allSettled(
        racers.map((owner) => startSubscription(instance(), { owner, plan: 'Monthly', code: 'HALF' })),
      );
      const open = started.flatMap((outcome, at) => {
        const owner = racers[at];
        return outcome.status === 'fulfilled' && outcome.value.outcome === 'toApprove' && owner
          ? [{ owner, id: outcome.value.subscriptionId }]
          : [];
      });
      expect(open).toHaveLength(withdrawn ? many : uses);
      if (withdrawn) await setCoupons(server, offered(uses));
      for (const { id } of open) await server.approve(id);
      const words = await said(
        open.map(({ owner, id }) =>
          activateSubscription(instance(), { owner, subscriptionId: id, orderId: null }),
        ),
      );
      // An owner who was promised the discount keeps it.
      expect(count(words, 'ok')).toBe(open.length);
      await server.rest();
      await expectInvariants(server, offered(uses));
      const redeemed = Object.values(await server.readCollection('Redemptions'));
      expect(redeemed.filter(({ overrun }) => overrun === false)).toHaveLength(uses);
      expect(redeemed).toHaveLength(open.length);
      const logged = server.lines.filter((line) => line.includes('"overrun":true'));
      expect(logged).toHaveLength(open.length - uses);
    },
  },
  {
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
];
