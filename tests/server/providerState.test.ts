import { describe, expect, it, vi } from 'vitest';
import type { PaymentProvider, ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { findUnrecorded } from '#functions/jobs/findUnrecorded.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { providerThatSays, server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { startLightServer } from './lightServer.ts';
import { recordFor } from './recordFor.ts';
import { recordOf, subscribe, daysToCharge } from './subscribed.ts';

startServerForEachTest();

const minute = 60_000;
const day = 24 * 60 * minute;

const move = (id: string, name: string) => server.control('POST', `/subscriptions/${id}/${name}`);

describe('the recorded status', () => {
  describe('of two changes within one second', () => {
    const second = () => new Date(Math.floor(Date.now() / 1_000) * 1_000 + minute);

    /** Reads one status, and another during that read: the other is written first. */
    async function overtaken(
      id: string,
      slow: Partial<ProviderSubscription>,
      fast: Partial<ProviderSubscription>,
    ) {
      const payments: PaymentProvider = {
        ...server.payments,
        async readSubscription(asked) {
          const read = await server.payments.readSubscription(asked);
          server.advanceClock(10);
          await syncSubscription({ ...server, payments: providerThatSays(fast) }, asked);
          return { ...read, ...slow };
        },
      };
      await syncSubscription({ ...server, payments }, id);
    }

    it.each(['active', 'suspended'] as const)(
      'is the one that was read later, though an earlier read is slower: %s',
      async (last) => {
        const { owner, id } = await subscribe(server);
        const statusSince = second();
        const former = last === 'active' ? 'suspended' : 'active';
        await overtaken(id, { status: former, statusSince }, { status: last, statusSince });
        expect(await recordOf(server, owner)).toMatchObject({ status: last });
        // Read twice in between, the status is the same: its last read counts, not its first.
        server.advanceClock(1_000);
        await overtaken(id, { status: former, statusSince }, { status: last, statusSince });
        expect(await recordOf(server, owner)).toMatchObject({ status: last });
      },
    );

    it('is the end, regardless of when it was read', async () => {
      const { owner, id } = await subscribe(server);
      const statusSince = second();
      await overtaken(id, { status: 'cancelled', statusSince }, { status: 'suspended', statusSince });
      expect(await recordOf(server, owner)).toMatchObject({ status: 'cancelled' });
      server.advanceClock(1_000);
      await syncSubscription(
        { ...server, payments: providerThatSays({ status: 'active', statusSince }) },
        id,
      );
      expect(await recordOf(server, owner)).toMatchObject({ status: 'cancelled' });
    });

    it('costs no write once no slower read can arrive', async () => {
      const { owner, id } = await subscribe(server);
      server.advanceClock(day);
      await syncSubscription(server, id, { money: 'when paid' });
      const known = await recordOf(server, owner);
      server.advanceClock(minute);
      await syncSubscription(server, id, { money: 'when paid' });
      expect(await recordOf(server, owner)).toEqual(known);
    });
  });
});

describe('a change of the price at PayPal', () => {
  it('of the devices is recorded, flagged and logged once', async () => {
    const { owner, id } = await subscribe(server);
    const { billed } = await server.payments.readSubscription(id);
    if (!billed) throw new Error('nothing is billed');
    const total = listedPrice('Monthly', 10).amount;
    const payments = providerThatSays({ billed: { ...billed, total }, posDevices: 10 });
    await syncSubscription({ ...server, payments }, id);
    await syncSubscription({ ...server, payments }, id);
    expect(await recordOf(server, owner)).toMatchObject({
      billing: { total, pos_devices: 10, changed_at_provider: expect.any(Date) },
      payment_parts: { additional_devices: { quantity: 9 } },
    });
    expect(server.lines.filter((line) => line.includes('was changed there'))).toHaveLength(1);
  });

  it('to an unreadable one is flagged, and the recorded price stays', async () => {
    const { owner, id } = await subscribe(server);
    const { facts } = await recordOf(server, owner);
    const payments = providerThatSays({ billed: null, posDevices: null });
    await syncSubscription({ ...server, payments }, id);
    await syncSubscription({ ...server, payments }, id);
    expect(await recordOf(server, owner)).toMatchObject({
      billing: {
        total: listedPrice('Monthly', 3).amount,
        pos_devices: 3,
        changed_at_provider: expect.any(Date),
      },
    });
    expect((await recordOf(server, owner))['facts']).toEqual(facts);
  });
});

describe('a subscription that no record names', () => {
  it('ends if its record was removed, and used money is not refunded', async () => {
    const { owner, id } = await subscribe(server);
    await server.advanceDays(daysToCharge);
    await server.store.delete({ collection: 'Subscriptions', id: owner.email });
    await syncSubscription(server, id);
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(await server.store.get({ collection: 'Subscriptions', id: owner.email })).toBeUndefined();
    const [entry] = await server.ledger();
    expect(entry?.sales.map(({ kind }) => kind)).toEqual(['charge']);
  });

  it('is found though the one before it in the list of events cannot be read, which is tried again within the hour', async () => {
    for (const { owner } of [await subscribe(server), await subscribe(server)])
      await server.store.delete({ collection: 'Subscriptions', id: owner.email });
    for (const { id } of await server.store.find('Checkouts'))
      await server.store.delete({ collection: 'Checkouts', id });
    let failing: string | undefined;
    const payments: PaymentProvider = {
      ...server.payments,
      async readSubscription(id) {
        failing ??= id;
        if (id === failing) throw new Error('out of reach');
        return server.payments.readSubscription(id);
      },
    };
    const found = () => new Set(server.lines.filter((line) => line.includes('a subscription has no record')));
    await findUnrecorded({ ...server, payments });
    expect(found().size).toBe(1);
    server.advanceClock(61 * minute);
    await findUnrecorded(server);
    expect(found().size).toBe(2);
  });
});

describe('the daily comparison', () => {
  it('compares each record once a day, even in two simultaneous runs', async () => {
    for (let owners = 0; owners < 5; owners += 1) await subscribe(server);
    const readSubscription = vi.spyOn(server.payments, 'readSubscription');
    server.advanceClock(day);
    await Promise.all([compareWithProvider(server), compareWithProvider(server)]);
    await compareWithProvider(server);
    expect(readSubscription).toHaveBeenCalledTimes(5);
  });

  it('continues with the others if one fails, and retries it within the hour', async () => {
    const { id: failing } = await subscribe(server);
    const { owner, id } = await subscribe(server);
    await move(id, 'cancel');
    const readSubscription = vi.fn<PaymentProvider['readSubscription']>((asked) =>
      asked === failing ? Promise.reject(new Error('out of reach')) : server.payments.readSubscription(asked),
    );
    const payments = { ...server.payments, readSubscription };
    server.advanceClock(day);
    await compareWithProvider({ ...server, payments });
    expect(await recordOf(server, owner)).toMatchObject({ status: 'cancelled' });
    server.advanceClock(61 * minute);
    await compareWithProvider({ ...server, payments });
    expect(readSubscription.mock.calls.filter(([asked]) => asked === failing)).toHaveLength(2);
  });

  it('stops after ten failures in a row, so that an outage of the provider does not use up the hour', async () => {
    const light = startLightServer({ readSubscription: () => Promise.reject(new Error('out of reach')) });
    for (let nth = 0; nth < 20; nth += 1) {
      const record = { ...recordFor(`I-${nth}`, `${nth}@example.com`), nextCheck: light.now() };
      await light.store.set(subscriptions.ref(record.email), subscriptions.serialize(record));
    }
    const { failed } = await compareWithProvider(light);
    // Those that had begun end.
    expect(failed).toBeGreaterThan(9);
    expect(failed).toBeLessThan(14);
  });
});
