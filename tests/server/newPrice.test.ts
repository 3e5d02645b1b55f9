import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMonths } from 'date-fns/addMonths';
import { differenceInDays } from 'date-fns/differenceInDays';
import { describe, expect, it, vi } from 'vitest';
import { formatMoney } from '#domain/money.ts';
import { startNewPrice } from '#operations/ops/startNewPrice.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { collectedLines } from './logs/collected.ts';
import { live, runSchedules, server, startServerForEachTest } from './eachServer.ts';
import { dearer, pauseFor, rise } from './priceAndPause.ts';
import { account, inbox, recordOf, subscribe } from './subscribed.ts';

startServerForEachTest();

/** Passes the time until then, with a run of every schedule at its end. */
async function goOn(to: Date): Promise<void> {
  await server.control('PUT', '/clock', { advanceTo: to.toISOString() });
  await runSchedules();
}

/** The amounts of the charges of some days, each after the one that the account named on the day before. */
async function chargedAsNamed({ owner, id }: Paying, days: number) {
  const amounts: Array<[named: number | undefined, charged: number]> = [];
  for (let day = 0; day < days; day += 1) {
    const before = chargesOf(id).length;
    const { nextCharge } = await account(server, owner);
    await live(1);
    for (const { amount } of chargesOf(id).slice(before)) amounts.push([nextCharge?.amount, amount]);
  }
  return amounts;
}

interface Paying {
  owner: VerifiedOwner;
  id: string;
}

const chargesOf = (id: string) =>
  (server.books.subscriptions[id]?.sales ?? []).filter(({ kind }) => kind === 'charge');

/** The charges at the new price, each with the days since its owner was informed; null if never. */
async function dearCharges({ owner, id }: Paying, total: number) {
  const mails = await inbox(server, owner, 'A new price');
  return chargesOf(id)
    .filter(({ amount }) => amount === total)
    .map(({ time }) => {
      const first = mails.find(({ received }) => received < time);
      return first ? differenceInDays(new Date(time), new Date(first.received)) : null;
    });
}

describe('a new price', () => {
  it('is announced between 45 and 30 days before its first charge, shown on the account, and charged then', async () => {
    const paying = await subscribe(server);
    const { owner, id } = paying;
    const plan = await dearer(server, 'Monthly');
    await live(20);
    expect(await startNewPrice(server, { email: owner.email, plan, notBefore: server.now() })).toBe(true);
    await live(100);
    const old = listedPrice('Monthly', 3).amount;
    const [notice, ...others] = await inbox(server, owner, 'A new price');
    expect(others).toEqual([]);
    expect(notice?.text).toContain('Cancel anytime on your account page');
    const amounts = chargesOf(id).map(({ amount }) => amount);
    expect([...new Set(amounts)]).toEqual([old, old + rise]);
    const [days = null] = await dearCharges(paying, old + rise);
    expect(days).toBeGreaterThanOrEqual(30);
    expect(days).toBeLessThanOrEqual(45);
    expect(await inbox(server, owner, 'has changed')).toEqual([]);
    expect(await account(server, owner)).toMatchObject({
      subscription: { total: old + rise },
      announcedPrice: null,
    });
  });

  it.each([
    ['Monthly', 21],
    ['Yearly', 320],
  ] as const)(
    'of the %s plan is named again 30 to 7 days before its first charge, as California asks, once',
    async (name, asked) => {
      const paying = await subscribe(server, { plan: name });
      await live(20);
      await goOn(addDays(new UTCDate(server.now()), asked));
      const plan = await dearer(server, name);
      await startNewPrice(server, { email: paying.owner.email, plan, notBefore: server.now() });
      await live(80);
      const total = listedPrice(name, 3).amount + rise;
      const first = chargesOf(paying.id).find(({ amount }) => amount === total);
      const mails = await inbox(server, paying.owner, 'renews on');
      expect(mails).toHaveLength(1);
      const days = mails.map(({ received }) =>
        differenceInDays(new Date(first?.time ?? ''), new Date(received)),
      );
      expect(days.filter((day) => day < 7 || day > 30)).toEqual([]);
      const shown = formatMoney({ amount: total, currency: 'USD' });
      expect(mails[0]?.text).toMatch(new RegExp(`^New price starting .*: \\${shown}`, 'mu'));
      expect(mails[0]?.text).toContain('Cancel anytime on your account page');
    },
  );

  it.each([
    ['first', '2026-12-24', 12, '2027-03-01'],
    ['first', '2026-12-23', 35, '2027-03-01'],
    ['return', '2026-12-24', 35, '2027-03-31'],
  ])(
    'of a charge that PayPal moves after a short month (%s, from %s) is named again and shown on the account until then',
    async (monthEnds, startsOn, asked, chargedOn) => {
      await server.control('PUT', '/settings', { monthEnds });
      await goOn(new Date(`${startsOn}T20:00:00Z`));
      const paying = await subscribe(server);
      await live(asked);
      const plan = await dearer(server, 'Monthly');
      await startNewPrice(server, { email: paying.owner.email, plan, notBefore: server.now() });
      await live(differenceInDays(new Date(chargedOn), server.now()) - 25);
      const total = listedPrice('Monthly', 3).amount + rise;
      const from = `${chargedOn}T10:00:00.000Z`;
      expect(await account(server, paying.owner)).toMatchObject({ announcedPrice: { total, from } });
      expect(await inbox(server, paying.owner, 'renews on')).toHaveLength(1);
      await goOn(addDays(new UTCDate(chargedOn), 1));
      expect(await account(server, paying.owner)).toMatchObject({ announcedPrice: null });
      expect(chargesOf(paying.id).filter(({ amount }) => amount === total)).toMatchObject([
        { time: expect.stringContaining(chargedOn) as string },
      ]);
    },
  );

  it('that could not be set ten days before its charge is charged one period later, as the account says', async () => {
    const paying = await subscribe(server);
    await live(20);
    const plan = await dearer(server, 'Monthly');
    await startNewPrice(server, { email: paying.owner.email, plan, notBefore: server.now() });
    // The third charge is 41 to 44 days away then, depending on the months, and announced from 45 on.
    await live(5);
    const { announcedPrice: planned } = await account(server, paying.owner);
    const from = new UTCDate(planned?.from ?? '');
    await goOn(addDays(from, -5));
    const { announcedPrice: late } = await account(server, paying.owner);
    expect(late).toEqual({ ...planned, from: new Date(addMonths(from, 1)).toISOString() });
    const old = listedPrice('Monthly', 3).amount;
    expect(await chargedAsNamed(paying, 60)).toEqual([
      [old, old],
      [old + rise, old + rise],
    ]);
  });

  it('is not charged to an owner whose message is not delivered, in whatever state it is', async () => {
    // Without one, the extension is stopped or misconfigured.
    const states = ['ERROR', 'RETRY', 'PENDING', 'PROCESSING', null];
    const error = vi.spyOn(server.logs, 'error');
    const { owner, id } = await subscribe(server);
    await live(20);
    const plan = await dearer(server, 'Monthly');
    await startNewPrice(server, { email: owner.email, plan, notBefore: server.now() });
    for (let day = 0; day < 90; day += 1) {
      await live(1);
      const state = states[day % states.length] ?? null;
      const messages = await server.store.find('mail');
      for (const { id: name } of messages.filter((message) => message.id.startsWith('new-price'))) {
        await server.store.update({ collection: 'mail', id: name }, [
          { path: ['delivery'], value: state && { state } },
        ]);
      }
    }
    const amounts = chargesOf(id).map(({ amount }) => amount);
    expect([...new Set(amounts)]).toEqual([listedPrice('Monthly', 3).amount]);
    expect(await inbox(server, owner, 'A new price')).not.toEqual([]);
    for (const delivery of states) {
      const event = 'a new price is not charged, because its message is not delivered';
      expect(error).toHaveBeenCalledWith(event, { subscriptionId: id, delivery });
    }
  });
});

it('a pause after a new price was announced for the next charge names the new price in its mails, as on the account', async () => {
  const { owner, id } = await subscribe(server, { plan: 'Yearly' });
  await live(20);
  const { nextCharge: known } = await account(server, owner);
  await goOn(addDays(new UTCDate(known?.at ?? ''), -44));
  const plan = await dearer(server, 'Yearly');
  await startNewPrice(server, { email: owner.email, plan, notBefore: server.now() });
  await finishInterrupted(server);
  expect(await inbox(server, owner, 'A new price')).toHaveLength(1);
  const until = (await pauseFor(server, owner, 3)) ?? new Date(0);
  await server.settled();
  const total = listedPrice('Yearly', 3).amount + rise;
  const shown = formatMoney({ amount: total, currency: 'USD' });
  const isNamed = async (words: string) => {
    const { nextCharge: promised, announcedPrice } = await account(server, owner);
    expect(promised?.amount).toBe(total);
    expect(announcedPrice).toEqual({ total, from: promised?.at });
    const [mail, ...others] = await inbox(server, owner, words);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(shown);
  };
  await isNamed('is paused');
  await goOn(addDays(new UTCDate(until), -6));
  await isNamed('pause ends on');
  await goOn(addHours(new UTCDate(until), 1));
  await isNamed('pause is over');
  const { nextCharge } = await account(server, owner);
  await live(2);
  await goOn(addHours(new UTCDate(nextCharge?.at ?? ''), 1));
  expect(chargesOf(id).map(({ amount }) => amount)).toEqual([total - rise, total]);
});

it('a price changed manually at PayPal is announced to its owner with the way to cancel, and alerts an operator', async () => {
  const { owner, id } = await subscribe(server);
  await server.payments.repriceSubscription({
    id,
    currency: 'USD',
    price: 9900,
    additionalDevice: 900,
    total: 11_700,
  });
  await live(2);
  const [mail, ...others] = await inbox(server, owner, 'The price of your');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('$117.00');
  expect(mail?.text).toContain('Cancel anytime on your account page');
  expect(collectedLines.join()).toContain('what the provider bills was changed there');
  expect((await recordOf(server, owner))['billing']).toHaveProperty('changed_at_provider');
});
