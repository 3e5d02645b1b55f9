import { addSeconds } from 'date-fns/addSeconds';
import { subSeconds } from 'date-fns/subSeconds';
import { describe, expect, it, vi } from 'vitest';
import type {
  MadeRefund,
  ProviderSubscription,
  ProviderTransaction,
  RefundRequest,
} from '#functions/payments/PaymentProvider.ts';
import { newCharge, serializeCharge } from '#functions/documents/charges.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import { emptyOutbox, queueCancellation } from '#functions/cancel/outbox.ts';
import { refundUnused } from '#functions/cancel/refundUnused.ts';
import type { CancelReason } from '#functions/documents/cancellation.ts';
import type { Fields } from '#functions/store/Store.ts';
import { saveRegistration } from './asShown.ts';
import {
  endedSubscription,
  listedCharge,
  namedCheckout,
  startLightServer,
  type LightServer,
} from './lightServer.ts';
import { registrationOf } from './registrationOf.ts';

const hour = 60 * 60_000;
const ended: ProviderSubscription = { ...endedSubscription, id: 'I-1' };
const charge = listedCharge;
const paid: ProviderSubscription = { ...ended, lastPayment: { ...charge } };

/** A server with the subscription's checkout, whose provider lists these movements of money. */
async function serverFor(
  listed: ProviderTransaction[],
  made: (request: RefundRequest) => Promise<MadeRefund | null> = async () => ({
    id: 'REFUND-1',
    amount: 900,
  }),
) {
  const payments = {
    listTransactions: vi.fn(async () => listed),
    refundCharge: vi.fn(made),
    cancelSubscription: async () => undefined,
    readSubscription: async () => paid,
  };
  const server = startLightServer(payments);
  await server.store.set(namedCheckout.ref, namedCheckout.fields);
  return { server, payments };
}

const refundNow = (
  server: LightServer,
  { subscription = paid, since = server.now() }: { subscription?: ProviderSubscription; since?: Date } = {},
) => refundUnused(server, { subscription, checkoutId: 'checkout-1', unused: 'second', since });

const stored = async ({ store }: LightServer, collection: string) =>
  Object.fromEntries((await store.find(collection)).map(({ id, fields }) => [id, fields]));

const chargeFields = (...movement: Parameters<typeof newCharge>) => serializeCharge(newCharge(...movement));

const facts = ({ now }: LightServer) => ({ subscriptionId: 'I-1', period: null, now: now() });

const mailIn = async (server: LightServer) => {
  const mails = await stored(server, 'mail');
  return mails['given-back-CHARGE-1'] as
    | { to: string[]; message: { subject: string; text: string } }
    | undefined;
};

describe('a charge for nothing', () => {
  it('is refunded in full, is recorded and names its owner (R-CHARGE-ONCE)', async () => {
    const { server, payments } = await serverFor([charge]);
    expect(await refundNow(server)).toBe(true);
    expect(payments.listTransactions).toHaveBeenCalledExactlyOnceWith({
      subscriptionId: 'I-1',
      from: new Date(paid.createTime.getTime() - 1),
      to: server.now(),
    });
    expect(payments.refundCharge).toHaveBeenCalledExactlyOnceWith({
      transactionId: 'CHARGE-1',
      amount: null,
      currency: 'CAD',
      reason: 'You have another subscription',
      refundId: 'refund-CHARGE-1',
    });
    const refund = { ...charge, kind: 'refund', at: server.now(), of: 'CHARGE-1' } as const;
    expect(await stored(server, 'Charges')).toEqual({
      'CHARGE-1': chargeFields(charge, { ...facts(server), unused: true }),
      'REFUND-1': chargeFields(refund, facts(server)),
    });
    expect(await stored(server, 'PayPalSubscriptions')).toEqual({
      'I-1': { checkout_id: 'checkout-1', uid: 'uid-1' },
    });
    const mail = await mailIn(server);
    expect(mail?.to).toEqual(['ada@example.com']);
    expect(mail?.message.text).toContain('Hello,\n');
    expect(mail?.message.text).toContain('https://curbwise.example/account');
    expect(server.lines).toEqual([
      JSON.stringify({
        event: 'a charge was refunded that was not due',
        subscriptionId: 'I-1',
      }),
    ]);
  });

  it.each([
    ['duplicate', 'You have another subscription', 'You approved a second subscription'],
    ['orphan', 'The subscription wasn’t started', 'that we couldn’t start for you'],
  ])('of a subscription that is canceled as %s says so', async (reason, note, words) => {
    const { server, payments } = await serverFor([charge]);
    await server.store.transaction((transaction) =>
      queueCancellation(transaction, {
        subscriptionId: 'I-1',
        reason: reason as CancelReason,
        refundForCheckout: namedCheckout.ref.id,
        now: server.now(),
      }),
    );
    await emptyOutbox(server);
    expect(payments.refundCharge).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: note }));
    expect((await mailIn(server))?.message.text).toContain(words);
    expect(await stored(server, 'Outbox')).toMatchObject({ 'cancel-I-1': { state: 'done' } });
  });

  it('is refunded although the registration was edited by hand and cannot be read', async () => {
    const { server, payments } = await serverFor([charge]);
    const owner = { uid: 'uid-1', email: 'ada@example.com', withGoogle: false };
    const registration = registrationOf();
    await saveRegistration(server, { owner, registration, language: 'es' });
    const ref = { collection: 'Registrations', id: owner.uid };
    await server.store.update(ref, [{ path: ['accepted_at'], value: 'yesterday' }]);
    expect(await refundNow(server)).toBe(true);
    expect(payments.refundCharge).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reason: 'Ya tienes otra suscripción' }),
    );
    expect(Object.keys(await stored(server, 'Charges'))).toEqual(['CHARGE-1', 'REFUND-1']);
    const mail = await mailIn(server);
    expect(mail?.to).toEqual(['ada@example.com']);
    expect(mail?.message.text).toContain('Ada Diner');
  });

  it.each([
    ['as much as PayPal says', 700, 700],
    ['the whole charge when PayPal does not say how much', null, 900],
  ])('has as its refund %s', async (_what, amount, recorded) => {
    const { server } = await serverFor([charge], async () => ({ id: 'REFUND-1', amount }));
    await refundNow(server);
    expect((await stored(server, 'Charges'))['REFUND-1']).toMatchObject({ amount: recorded });
  });

  it('whose refund is pending, so that it may fail, is reported to the operator once', async () => {
    const made = { id: 'REFUND-1', amount: 900, pending: true };
    const { server } = await serverFor([charge], async () => made);
    for (const _try of [1, 2]) expect(await refundNow(server)).toBe(true);
    const reported = server.lines.filter((line) => line.includes('a refund is pending'));
    expect(reported).toEqual([expect.stringContaining('REFUND-1')]);
  });

  it('refunded before is recorded with the actual movements, without a request to PayPal', async () => {
    const refund = { ...charge, id: 'BEFORE-1', kind: 'refund' } as const;
    const { server, payments } = await serverFor([{ ...charge, refunded: true }, refund]);
    expect(await refundNow(server)).toBe(true);
    expect(payments.refundCharge).not.toHaveBeenCalled();
    expect(await stored(server, 'Charges')).toEqual({
      'CHARGE-1': { ...chargeFields(charge, { ...facts(server), unused: true }), returned: 'all' },
      'BEFORE-1': { ...chargeFields(refund, facts(server)), listed: true },
    });
    expect(server.lines).toEqual([]);
    // None once all are known.
    expect(server.transactions()).toBe(1);
    expect(await refundNow(server)).toBe(true);
    expect(server.transactions()).toBe(1);
  });

  it('whose owner has deleted the account in the meantime is recorded, without an e-mail', async () => {
    const { server } = await serverFor([charge], async () => {
      await server.store.set(namedCheckout.ref, { uid: 'deleted', email: '', currency: 'CAD' });
      return { id: 'REFUND-1', amount: 900 };
    });
    await refundNow(server);
    expect(Object.keys(await stored(server, 'Charges'))).toEqual(['CHARGE-1', 'REFUND-1']);
    expect(await stored(server, 'PayPalSubscriptions')).toEqual({});
    expect(await stored(server, 'mail')).toEqual({});
  });

  it('whose checkout is removed in the meantime is reported to its owner', async () => {
    const { server } = await serverFor([charge], async () => {
      await server.store.delete(namedCheckout.ref);
      return { id: 'REFUND-1', amount: 900 };
    });
    await refundNow(server);
    expect((await mailIn(server))?.to).toEqual(['ada@example.com']);
  });
});

describe('of several charges for nothing', () => {
  const later = { ...charge, id: 'CHARGE-2', at: new Date('2026-03-01T11:40:00Z') };

  it.each([
    ['older than 180 days', new PayPalError(422, { issue: 'REFUND_TIME_LIMIT_EXCEEDED' })],
    ['one at which PayPal fails', new PayPalError(500)],
    ['one with an answer that cannot be read', new PaymentProviderError('unreadable')],
  ])('each is refunded but one (%s), which is tried again', async (_what, refusal) => {
    let refuses = true;
    const { server, payments } = await serverFor([charge, later], async ({ transactionId }) => {
      if (refuses && transactionId === charge.id) throw refusal;
      return { id: `REFUND-${transactionId}`, amount: 900 };
    });
    await expect(refundNow(server)).rejects.toBe(refusal);
    expect(Object.keys(await stored(server, 'Charges'))).toEqual(['CHARGE-2', 'REFUND-CHARGE-2']);
    expect(server.lines.join('\n')).toContain('could not be refunded yet');
    refuses = false;
    payments.listTransactions.mockResolvedValue([charge, { ...later, refunded: true }]);
    expect(await refundNow(server)).toBe(true);
    const asked = payments.refundCharge.mock.calls.map(([{ transactionId }]) => transactionId);
    expect(asked).toEqual(['CHARGE-1', 'CHARGE-2', 'CHARGE-1']);
    expect(Object.keys(await stored(server, 'Charges'))).toContain('REFUND-CHARGE-1');
  });
});

describe('a charge that is not listed', () => {
  const billed = endedSubscription.billed;
  const begun = new Date('2026-03-01T11:30:00Z');

  it.each<[string, Partial<ProviderSubscription>]>([
    [
      'was charged, as PayPal says',
      { lastPayment: charge, startTime: new Date('2026-04-01T00:00:00Z'), statusSince: begun },
    ],
    ['has no trial and an unknown start', { startTime: null, statusSince: begun }],
    ['has no trial and an unknown end', { startTime: begun, statusSince: null }],
    ['has no trial and began as it ended', { startTime: begun, statusSince: begun }],
    ['has unknown charges', { billed: null }],
    ['has no trial and began', { startTime: begun, statusSince: addSeconds(begun, 1) }],
  ])('is waited for up to a day when the subscription %s', async (_what, changes) => {
    const { server } = await serverFor([]);
    const asked = { subscription: { ...ended, billed, ...changes }, since: server.now() };
    expect(await refundNow(server, asked)).toBe(false);
    server.advanceClock(24 * hour - 1);
    expect(await refundNow(server, asked)).toBe(false);
    server.advanceClock(1);
    expect(await refundNow(server, asked)).toBe(true);
  });

  it.each<[string, Partial<ProviderSubscription>]>([
    ['has a trial', { billed: { ...billed, trialDays: 7 } }],
    ['ended before it began', { startTime: begun, statusSince: subSeconds(begun, 1) }],
  ])('is none when the subscription %s: nothing is asked', async (_what, changes) => {
    const { server, payments } = await serverFor([]);
    expect(await refundNow(server, { subscription: { ...ended, ...changes } })).toBe(true);
    expect(payments.listTransactions).not.toHaveBeenCalled();
  });

  it('is waited for if only an earlier one is listed', async () => {
    const { server, payments } = await serverFor([charge]);
    const lastPayment = { ...charge, at: new Date('2026-04-01T10:00:00Z') };
    const subscription = { ...ended, lastPayment };
    server.advanceClock(31 * 24 * hour);
    const asked = { subscription, since: server.now() };
    expect(await refundNow(server, asked)).toBe(false);
    const last = { ...charge, id: 'CHARGE-2', at: lastPayment.at };
    payments.listTransactions.mockResolvedValue([charge, last]);
    expect(await refundNow(server, asked)).toBe(true);
    expect(payments.refundCharge.mock.calls.map(([{ transactionId }]) => transactionId)).toEqual([
      'CHARGE-1',
      'CHARGE-2',
    ]);
  });

  it('is waited for up to a day after the end, which may be days after it was queued', async () => {
    const { server } = await serverFor([]);
    const since = server.now();
    server.advanceClock(60 * hour);
    const statusSince = server.now();
    const asked = { subscription: { ...paid, statusSince }, since };
    expect(await refundNow(server, asked)).toBe(false);
    expect(server.lines).toEqual([]);
    server.advanceClock(24 * hour);
    expect(await refundNow(server, asked)).toBe(true);
    // A person must look for it, because nothing asks for it again.
    expect(server.lines.join('\n')).toContain('a charge is not listed, so it was not refunded');
  });

  it('is waited for if the trial was over before the end', async () => {
    const { server } = await serverFor([]);
    const asked = (statusSince: string) => ({
      subscription: {
        ...ended,
        billed: { ...billed, trialDays: 7 },
        startTime: begun,
        statusSince: new Date(statusSince),
      },
      since: server.now(),
    });
    server.advanceClock(7 * 24 * hour);
    // Seven days later at 10:00 UTC.
    expect(await refundNow(server, asked('2026-03-08T10:00:00Z'))).toBe(false);
    expect(await refundNow(server, asked('2026-03-08T09:59:59Z'))).toBe(true);
  });

  it('is waited for despite a refund', async () => {
    const { server } = await serverFor([{ ...charge, kind: 'reversal' }]);
    expect(await refundNow(server)).toBe(false);
    expect(Object.keys(await stored(server, 'Charges'))).toEqual(['CHARGE-1']);
  });
});

describe('a charge of a used subscription', () => {
  it.each<[string, string, string, Fields]>([
    ['a record', 'Subscriptions', 'ada@example.com', { subscriptionID: 'I-1' }],
    ['an earlier record', 'PastSubscriptions', 'I-1', {}],
    ['the books', 'Bookkeeping', 'I-1', {}],
  ])('stays paid when %s names it', async (_what, collection, id, fields) => {
    const { server, payments } = await serverFor([charge]);
    await server.store.set({ collection, id }, fields);
    expect(await refundNow(server)).toBe(true);
    expect(payments.refundCharge).not.toHaveBeenCalled();
    expect(server.lines.join('\n')).toContain('a subscription that is used was to be refunded');
  });

  it('stays paid if it has no checkout of ours', async () => {
    const { server, payments } = await serverFor([charge]);
    await server.store.delete(namedCheckout.ref);
    expect(await refundNow(server)).toBe(true);
    expect(payments.refundCharge).not.toHaveBeenCalled();
  });
});
