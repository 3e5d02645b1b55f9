import { addDays } from 'date-fns/addDays';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '#domain/limits.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { finishInterrupted as finishInterruptedSchedule } from '#functions/schedules.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { reconcileCheckouts } from '#functions/jobs/reconcileCheckouts.ts';
import { mailsTo } from '#functions/documents/mail.ts';
import type { Fields } from '#functions/store/Store.ts';
import { startSubscription } from './asShown.ts';
import { server, startServerForEachTest } from './eachServer.ts';
import { approved, recordOf, subscribe } from './subscribed.ts';
import { activate, register, start } from './testServer.ts';

startServerForEachTest();

const minute = 60_000;

/** Stores checkouts that come before all others. */
const addCheckouts = (count: number, fieldsOf: (index: number) => Fields) =>
  server.store.batch((writes) => {
    for (let index = 0; index < count; index += 1)
      writes.set({ collection: 'Checkouts', id: `0${String(index).padStart(4, '0')}` }, fieldsOf(index));
  });

describe('reconciling many checkouts', () => {
  it('reaches an approved checkout behind six hundred older ones without approval', async () => {
    const { owner, id } = await approved(server);
    const [checkout] = Object.values(await server.readCollection('Checkouts'));
    await addCheckouts(600, (index) => ({ ...checkout, subscriptionId: null, uid: `other-${index}` }));
    server.advanceClock(3 * minute);
    await reconcileCheckouts(server);
    await reconcileCheckouts(server);
    expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: id });
  });

  it('leaves time for a notice that is due, behind four hundred checkouts of which each takes a second', async () => {
    const { owner } = await subscribe(server);
    expect((await recordOf(server, owner))['reminder_due']).toBeInstanceOf(Date);
    const { id: waiting } = await approved(server);
    server.advanceClock(6 * 24 * 60 * minute);
    const checkout = Object.values(await server.readCollection('Checkouts')).find(
      ({ subscriptionId }) => subscriptionId === waiting,
    );
    const due = { ...checkout, nextCheck: server.now() };
    await addCheckouts(400, (index) => ({ ...due, uid: `other-${index}`, subscriptionId: `I-${index}` }));
    const readSubscription = async () => {
      server.advanceClock(1000);
      throw new PaymentProviderError('unavailable');
    };
    const begun = server.now().getTime();
    const real = server.payments;
    const payments: typeof real = {
      ...real,
      readSubscription: (id) => (/^I-\d+$/u.test(id) ? readSubscription() : real.readSubscription(id)),
    };
    const mails = () => mailsTo(server.store, owner.email);
    const before = (await mails()).length;
    await finishInterrupted({ ...server, payments });
    const { timeoutSeconds } = finishInterruptedSchedule.__endpoint;
    expect((server.now().getTime() - begun) / 1000).toBeLessThan(Number(timeoutSeconds));
    expect(await mails()).toHaveLength(before + 1);
  });

  it('requests the same checkout less and less often', async () => {
    await start(server, await register(server));
    const readSubscription = vi.spyOn(server.payments, 'readSubscription');
    server.advanceClock(3 * minute);
    for (let run = 0; run < 36; run += 1) {
      await finishInterrupted(server);
      server.advanceClock(5 * minute);
    }
    expect(readSubscription.mock.calls.length).toBeGreaterThan(3);
    expect(readSubscription.mock.calls.length).toBeLessThan(8);
  });

  it('finishes an approval of a replaced checkout', async () => {
    const owner = await register(server);
    const first = await start(server, owner);
    await start(server, owner, { plan: 'Yearly' });
    await server.approve(first);
    server.advanceClock(3 * minute);
    await finishInterrupted(server);
    expect(await recordOf(server, owner)).toMatchObject({ subscriptionID: first });
  });
});

describe('a checkout that its owner has abandoned', () => {
  const checkoutOf = async () => Object.values(await server.readCollection('Checkouts'))[0];

  it('is deleted after ninety days, unless it is still paid', async () => {
    const owner = await register(server);
    const id = await start(server, owner);
    expect(await checkoutOf()).not.toHaveProperty('expires_at');
    server.advanceClock((limits.openCheckout.days + 1) * 24 * 60 * minute);
    await reconcileCheckouts(server);
    const expires = addDays(server.now(), 90).getTime();
    const abandoned = await checkoutOf();
    expect(abandoned).toMatchObject({ state: 'abandoned', expires_at: expect.any(Date) as Date });
    expect(Math.abs(Number(abandoned?.['expires_at']) - expires)).toBeLessThan(minute);
    await server.approve(id);
    expect(await activate(server, owner, id)).toMatchObject({ subscriptionId: id });
    expect(await checkoutOf()).toMatchObject({ state: 'active', expires_at: null });
  });
});

describe('an approval after its checkout was abandoned', () => {
  const dayMs = 24 * 60 * minute;

  it('is asked for seldom: a checkout that nobody approves costs nine requests in its ninety days', async () => {
    await start(server, await register(server));
    server.advanceClock((limits.openCheckout.days + 1) * dayMs);
    await reconcileCheckouts(server);
    const readSubscription = vi.spyOn(server.payments, 'readSubscription');
    for (let day = 0; day < 90; day += 1) {
      server.advanceClock(dayMs);
      await reconcileCheckouts(server);
    }
    expect(readSubscription.mock.calls.length).toBeGreaterThan(4);
    expect(readSubscription.mock.calls.length).toBeLessThan(10);
  });
});

it('opening checkouts refuses the eleventh within an hour, and allows it afterwards', async () => {
  const owner = await register(server);
  const open = (index: number) =>
    startSubscription(server, { owner, plan: index % 2 ? 'Yearly' : 'Monthly', code: null });
  for (let index = 0; index < 10; index += 1) await open(index);
  await register(server, {}, owner);
  await expect(open(10)).rejects.toMatchObject({
    code: 'request/too-many',
    details: { retryAfterSeconds: expect.stringMatching(/^(3600|35\d\d)$/u) as string },
  });
  expect(Object.keys(await server.readCollection('Checkouts'))).toHaveLength(10);
  server.advanceClock(60 * minute);
  expect(await open(10)).toMatchObject({ outcome: 'toApprove' });
});

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
