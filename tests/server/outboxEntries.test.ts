import { describe, expect, it, vi } from 'vitest';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { cancelNow, emptyOutbox, queueCancellation } from '#functions/cancel/outbox.ts';
import { cancellationFrom, cancellationRef } from '#functions/documents/cancellation.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import type { Fields, Store } from '#functions/store/Store.ts';
import type { RefundRequest } from '#functions/payments/PaymentProvider.ts';
import {
  endedSubscription,
  listedCharge,
  namedCheckout,
  startLightServer,
  type LightServer,
} from './lightServer.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A provider that ends every subscription on request. */
const willing = () => ({
  cancelSubscription: vi.fn(async () => undefined),
  readSubscription: async (id: string) => ({ ...endedSubscription, id }),
});

const failing = (reason: 'not-found' | 'unavailable') => {
  const fail = () => Promise.reject(new PaymentProviderError(reason));
  return { cancelSubscription: fail, readSubscription: fail };
};

const entryOf = ({ store }: LightServer) => store.get(cancellationRef('I-1'));

async function queue(server: LightServer, changes: Fields = {}, id = 'I-1'): Promise<Fields> {
  const entry = { subscription_id: id, reason: 'duplicate', state: 'waiting', tries: 0, missing: 0 };
  const fields = { ...entry, created: server.now(), next_try: server.now(), ...changes };
  await server.store.set(cancellationRef(id), fields);
  return fields;
}

const later = (server: LightServer, milliseconds: number) => new Date(server.now().getTime() + milliseconds);

it('an entry of an earlier version that says unpaid is a charge that failed for good', () => {
  expect(cancellationFrom({ reason: 'unpaid' }).reason).toBe('chargeFailed');
});

it('queueing a cancellation again keeps a waiting one and its next try, and adds the refund of a pause', async () => {
  const server = startLightServer();
  const waiting = await queue(server, { next_try: later(server, minute), tries: 3 });
  const refundSince = { since: server.now(), lastDueCharge: null, language: 'es', unheard: false } as const;
  await server.store.transaction(async (transaction) => {
    const note = { subscriptionId: 'I-1', reason: 'deleted', refundSince, now: server.now() } as const;
    await queueCancellation(transaction, note);
  });
  const refund = { give_back_since: server.now(), language: 'es', unheard: false };
  expect(await entryOf(server)).toEqual({ ...waiting, ...refund });
});

it.each([
  ['later', 1, 0],
  ['earlier', -1, -1],
])(
  'queueing a waiting refund again from a moment that is %s keeps the earlier one',
  async (_when, wanted, kept) => {
    const server = startLightServer();
    const from = (hours: number) => later(server, hours * 60 * minute);
    await queue(server, { give_back_since: from(0), language: 'en' });
    const refundSince = { since: from(wanted), lastDueCharge: null, language: 'en', unheard: true } as const;
    await server.store.transaction((transaction) =>
      queueCancellation(transaction, {
        subscriptionId: 'I-1',
        reason: 'ended',
        refundSince,
        now: server.now(),
      }),
    );
    expect(await entryOf(server)).toMatchObject({ give_back_since: from(kept), unheard: kept === wanted });
  },
);

it('queueing a cancellation again that was left to an operator keeps the refund it asks for', async () => {
  const server = startLightServer();
  const refund = { give_back_to: 'checkout-1', give_back_since: server.now(), language: 'es' };
  await queue(server, { state: 'dead', tries: 30, ...refund });
  await server.store.transaction((transaction) =>
    queueCancellation(transaction, { subscriptionId: 'I-1', reason: 'duplicate', now: server.now() }),
  );
  expect(await entryOf(server)).toMatchObject({ state: 'waiting', tries: 0, ...refund });
});

it.each([
  ['of which nothing was on record is dropped if a running record has it by then', 'unknown', 'active', 0],
  ['of which nothing was on record is carried out though an ended record has it', 'unknown', 'cancelled', 1],
  ['whose owner has left is carried out though a restored record says that it runs', 'owner', 'active', 1],
])('the cancellation of a subscription %s', async (_what, reason, status, calls) => {
  const payments = willing();
  const server = startLightServer(payments);
  await server.store.set(subscriptions.ref('ada@example.com'), { subscriptionID: 'I-1', status });
  await queue(server, { reason });
  await emptyOutbox(server);
  expect(payments.cancelSubscription).toHaveBeenCalledTimes(calls);
  expect((await entryOf(server))?.['state']).toBe(calls === 0 ? undefined : 'done');
});

describe.each([
  ['since its end', { give_back_since: new Date('2026-03-01T11:15:00Z'), language: 'en' }],
  ['for its checkout', { give_back_to: 'checkout-1' }],
])('the refund of a charge %s', (_what, refund) => {
  it.each([
    ['is not listed', false],
    ['cannot be refunded', true],
  ])('is tried again while it %s', async (_why, isListed) => {
    let isPassing = false;
    const refundCharge = vi.fn(async ({ refundId, amount }: RefundRequest) => {
      if (!isPassing) throw new PaymentProviderError('unavailable');
      return { id: refundId, amount };
    });
    const server = startLightServer({
      ...willing(),
      readSubscription: async (id) => ({ ...endedSubscription, id, lastPayment: listedCharge }),
      listTransactions: async () => (isListed || isPassing ? [listedCharge] : []),
      refundCharge,
    });
    await server.store.set(namedCheckout.ref, { ...namedCheckout.fields, subscriptionId: 'I-1' });
    await queue(server, refund);
    expect(await emptyOutbox(server)).toEqual({ done: 0, failed: isListed ? 1 : 0 });
    expect(await entryOf(server)).toMatchObject({ state: 'waiting' });
    isPassing = true;
    server.advanceClock(hour);
    await emptyOutbox(server);
    expect(await entryOf(server)).toMatchObject({ state: 'done' });
    expect(refundCharge).toHaveBeenCalledTimes(isListed ? 2 : 1);
  });
});

it('a cancellation that is queued again while it is carried out is not closed by an instance that was stopped for a while', async () => {
  let calls = 0;
  const server = startLightServer({
    ...willing(),
    cancelSubscription: async () => {
      calls += 1;
      if (calls > 1) return;
      // Another instance carries it out meanwhile; then the subscription is charged.
      server.advanceClock(3 * minute);
      await emptyOutbox(server);
      expect(await entryOf(server)).toMatchObject({ state: 'done', tries: 2 });
      const again = { subscriptionId: 'I-1', reason: 'deleted', refundForCheckout: 'checkout-1' } as const;
      await server.store.transaction((transaction) =>
        queueCancellation(transaction, { ...again, now: server.now() }),
      );
    },
  });
  await queue(server);
  await emptyOutbox(server);
  expect(await entryOf(server)).toMatchObject({ state: 'waiting', tries: 0, give_back_to: 'checkout-1' });
});

describe('carrying out a cancellation', () => {
  it('completes it: no later run finds it', async () => {
    const payments = willing();
    const server = startLightServer(payments);
    const { next_try: _, ...rest } = await queue(server);
    await emptyOutbox(server);
    expect(await entryOf(server)).toEqual({ ...rest, tries: 1, state: 'done' });
    expect(server.lines.join('\n')).toContain('canceled at the provider');
    await emptyOutbox(server);
    await cancelNow(server, 'I-1');
    expect(payments.cancelSubscription).toHaveBeenCalledTimes(1);
  });

  it('locks it for two minutes against other instances', async () => {
    const claimed: unknown[] = [];
    const server = startLightServer({
      ...willing(),
      cancelSubscription: async () => {
        claimed.push(await entryOf(server));
      },
    });
    const entry = await queue(server);
    await emptyOutbox(server);
    expect(claimed).toEqual([{ ...entry, tries: 1, next_try: later(server, 2 * minute) }]);
  });

  it('waits until it is due, without a request before', async () => {
    const payments = willing();
    const server = startLightServer(payments);
    await queue(server, { next_try: later(server, 1) });
    await queue(server, { next_try: 0 }, 'I-NEVER');
    await emptyOutbox(server);
    expect(server.transactions()).toBe(0);
    await cancelNow(server, 'I-1');
    await cancelNow(server, 'I-NEVER');
    await cancelNow(server, 'I-UNKNOWN');
    expect(payments.cancelSubscription).not.toHaveBeenCalled();
    expect(server.lines).toEqual([]);
    server.advanceClock(1);
    await emptyOutbox(server);
    expect(await entryOf(server)).toMatchObject({ state: 'done' });
  });

  it('takes fifty at a time, the longest due first, five in parallel', async () => {
    let running = 0;
    let most = 0;
    const cancelSubscription = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    const server = startLightServer({ ...willing(), cancelSubscription });
    for (let index = 0; index < 52; index += 1) {
      await queue(server, { next_try: later(server, -index) }, `I-${100 + index}`);
    }
    await emptyOutbox(server);
    const entries = await server.store.find('Outbox');
    const waiting = entries.filter(({ fields }) => fields['state'] === 'waiting');
    expect(waiting.map(({ id }) => id)).toEqual(['cancel-I-100', 'cancel-I-101']);
    expect(most).toBe(5);
  });

  it.each([
    ['a subscription', { subscription_id: null }],
    ['a reason', { reason: 'whim' }],
  ])('without %s puts the entry aside', async (_what, changes) => {
    const server = startLightServer(willing());
    await queue(server, changes);
    await emptyOutbox(server);
    expect(await entryOf(server)).toMatchObject({ state: 'dead', tries: 1 });
    expect(server.lines.join('\n')).toContain('a stored cancellation is not one');
  });

  it('during a database failure is left to the next run', async () => {
    const server = startLightServer(willing());
    await queue(server);
    const transaction: Store['transaction'] = () => Promise.reject(new Error('out of reach'));
    await emptyOutbox({ ...server, store: { ...server.store, transaction } });
    expect(server.lines.join('\n')).toContain('an entry of the outbox could not be carried out');
    expect(await entryOf(server)).toMatchObject({ state: 'waiting', tries: 0 });
  });
});

describe('a cancellation that fails', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [8, 128],
    [9, 240],
    [25, 240],
  ])('for the %i. time is tried again after %i minutes', async (tries, minutes) => {
    const server = startLightServer(failing('unavailable'));
    const entry = await queue(server, { tries: tries - 1, missing: 2 });
    await emptyOutbox(server);
    const next = later(server, minutes * minute);
    expect(await entryOf(server)).toEqual({ ...entry, tries, missing: 0, next_try: next });
    expect(server.lines.join('\n')).toContain('not yet canceled at the provider');
  });

  it.each([
    ['to cancel it', {}, 'an operator must cancel it at the provider"'],
    [
      'to give its charges back as well',
      { give_back_to: 'checkout-1' },
      'an operator must cancel it at the provider and refund its charges"',
    ],
  ])('for the 26. time and later is left to somebody %s, and tried daily', async (_what, more, words) => {
    const server = startLightServer(failing('not-found'));
    const entry = await queue(server, { tries: 25, ...more });
    for (const [missing, tries] of [26, 27].entries()) {
      await emptyOutbox(server);
      const next = later(server, 24 * hour);
      const left = { ...entry, tries, missing: missing + 1, state: 'dead', next_try: next };
      expect(await entryOf(server)).toEqual(left);
      expect(server.lines.splice(0).join('\n')).toContain(words);
      await queue(server, { ...left, next_try: later(server, 0) });
    }
  });

  it('for days, and then no more, is done', async () => {
    const server = startLightServer(willing());
    await queue(server, { state: 'dead', tries: 30 });
    await emptyOutbox(server);
    expect(await entryOf(server)).toMatchObject({ state: 'done', tries: 31 });
  });
});

describe('a subscription that the provider does not know', () => {
  it.each([
    ['for the third time, a day after it was queued,', { missing: 2, ago: 24 * hour }, 'done'],
    ['more often than that', { missing: 3, ago: 30 * hour }, 'done'],
    ['for the second time', { missing: 1, ago: 30 * hour }, 'waiting'],
    ['for the third time before a day has passed', { missing: 2, ago: 24 * hour - 1 }, 'waiting'],
    ['for the third time, queued at an unknown time,', { missing: 2, ago: null }, 'done'],
  ])('%s is believed to be over or asked for again', async (_what, { missing, ago }, state) => {
    const server = startLightServer(failing('not-found'));
    await queue(server, { missing, created: ago === null ? null : later(server, -ago) });
    await emptyOutbox(server);
    const entry = await entryOf(server);
    expect(entry).toMatchObject({ state, missing: missing + 1 });
    expect(entry?.['next_try']).toEqual(state === 'done' ? undefined : later(server, minute));
  });
});
