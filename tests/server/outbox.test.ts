import { describe, expect, it } from 'vitest';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { emptyOutbox } from '#functions/cancel/outbox.ts';
import type { Fields } from '#functions/store/Store.ts';
import { server, startServerForEachTest, statusAtPayPal } from './eachServer.ts';
import { register, start } from './testServer.ts';

startServerForEachTest();

const minute = 60_000;
const hour = 60 * minute;

async function queue(subscriptionId: string): Promise<void> {
  const entry = { subscription_id: subscriptionId, reason: 'duplicate', state: 'waiting' };
  await server.store.set(
    { collection: 'Outbox', id: `cancel-${subscriptionId}` },
    { ...entry, created: server.now(), tries: 0, missing: 0, next_try: server.now() },
  );
}

async function queued(subscriptionId: string): Promise<Fields | undefined> {
  return server.store.get({ collection: 'Outbox', id: `cancel-${subscriptionId}` });
}

async function approved(): Promise<string> {
  const id = await start(server, await register(server));
  await server.approve(id);
  return id;
}

const cancelFault = (fault: object) =>
  server.control('POST', '/faults', {
    on: 'request',
    method: 'POST',
    path: '/v1/billing/subscriptions/*/cancel',
    ...fault,
  });

describe('a cancellation', () => {
  it.each([
    ['knows nothing of it for a moment', { status: 404 }],
    ['refuses it for a moment', { status: 422, issue: 'SUBSCRIPTION_STATUS_INVALID' }],
  ])('is tried again when PayPal %s, until PayPal says that it has ended', async (_what, fault) => {
    const id = await approved();
    await queue(id);
    await cancelFault(fault);
    await emptyOutbox(server);
    expect(await statusAtPayPal(id)).toBe('ACTIVE');
    expect(await queued(id)).toMatchObject({ state: 'waiting', tries: 1 });
    server.advanceClock(2 * minute);
    await emptyOutbox(server);
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
    expect(await queued(id)).toMatchObject({ state: 'done' });
  });

  it('waits twice as long after each try, and fails with an error after days', async () => {
    const id = await approved();
    await queue(id);
    const payments = {
      ...server.payments,
      cancelSubscription: () => Promise.reject(new PaymentProviderError('unavailable')),
    };
    const waits: number[] = [];
    for (let tries = 1; (await queued(id))?.['state'] === 'waiting'; tries += 1) {
      await emptyOutbox({ ...server, payments });
      const next = (await queued(id))?.['next_try'];
      if (next instanceof Date) waits.push(Math.round((next.getTime() - server.now().getTime()) / minute));
      server.advanceClock(5 * hour);
      if (tries > 100) throw new Error('never given up');
    }
    expect(waits.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
    expect(await queued(id)).toMatchObject({ state: 'dead' });
    expect(server.lines.filter((line) => line.includes('is given up'))).toHaveLength(1);
    // An operator is alerted hours before that.
    expect(server.lines.filter((line) => line.includes('a cancellation waits for hours'))).toHaveLength(1);
  });

  it('is carried out although a hundred others fail', async () => {
    for (let index = 100; index < 200; index += 1) await queue(`I-STUCK${index}`);
    server.advanceClock(1_000);
    const id = await approved();
    await queue(id);
    const payments = {
      ...server.payments,
      cancelSubscription: async (request: { id: string; reason: string }) => {
        if (request.id !== id) throw new PaymentProviderError('unavailable');
        await server.payments.cancelSubscription(request);
      },
    };
    for (let run = 0; run < 3; run += 1) await emptyOutbox({ ...server, payments });
    expect(await statusAtPayPal(id)).toBe('CANCELLED');
  });

  it('is carried out by one of two concurrent instances', async () => {
    const id = await approved();
    await queue(id);
    let asked = 0;
    const payments = {
      ...server.payments,
      cancelSubscription: async (request: { id: string; reason: string }) => {
        asked += 1;
        await server.payments.cancelSubscription(request);
      },
    };
    await Promise.all(Array.from({ length: 5 }, () => emptyOutbox({ ...server, payments })));
    expect(asked).toBe(1);
  });
});
