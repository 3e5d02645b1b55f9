import { beforeEach, describe, expect, it } from 'vitest';
import type { ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import { receiptsOf } from '#functions/documents/charges.ts';
import type { ServerContext } from '#functions/context/context.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { checkoutRef } from '#functions/documents/checkouts.ts';
import { emptyOutbox, queueCancellation } from '#functions/cancel/outbox.ts';
import { parseSubscription, subscriptionChanges } from '#functions/documents/subscription.ts';
import { findPresentPlace } from '#functions/owners/recordPlace.ts';
import { accessEndOf } from '#functions/standing/standingOf.ts';
import { recordTransactions } from '#functions/sync/recordTransactions.ts';
import { writeSubscription } from '#functions/checkout/writeSubscription.ts';
import type { Store } from '#functions/store/Store.ts';
import { mailContext, recordFor } from './recordFor.ts';
import { openForTests, type StoreUnderTest } from './storeContract.ts';

const chargedAt = '2026-11-28T10:00:00.000Z';
const now = new Date('2026-12-01T12:00:00Z');
const quiet = () => undefined;

/** The account's guarantees when several tabs and events use one store concurrently. */
export function describeAccounts(name: string, underTest: StoreUnderTest): void {
  describe(`accounts on ${name}`, () => {
    let store: Store;
    let other: Store;
    let owner: VerifiedOwner;
    let id = '';
    let owners = 0;
    let isCanceled = false;

    openForTests(underTest, (opened) => {
      ({ store, other } = opened);
    });
    beforeEach(async () => {
      owners += 1;
      isCanceled = false;
      id = `I-ACCOUNT${owners}`;
      owner = { uid: 'uid', email: `account${owners}@example.com`, withGoogle: false };
      const written = recordFor(id, owner.email);
      await store.transaction(async (transaction) => writeSubscription(transaction, mailContext, written));
    });

    const subscription = (): ProviderSubscription => ({
      id,
      status: 'active',
      checkoutId: 'checkout',
      providerPlanId: 'P-1',
      billed: { currency: 'USD', interval: 'month', trialDays: 7, total: 5_900 },
      posDevices: 3,
      payerId: 'PAYER-1',
      startTime: null,
      nextBillingTime: '2026-12-28T10:00:00.000Z',
      createTime: '2026-11-21T09:30:00.000Z',
      statusSince: null,
      lastPayment: { at: chargedAt, amount: 5_900, currency: 'USD' },
      failedPayments: 0,
      nextRetryAt: null,
      outstanding: 0,
    });

    /** A server over one of the connections, whose provider has made one charge and one refund. */
    const instance = (connection: Store) =>
      ({
        store: connection,
        brand: mailContext.brand,
        siteUrl: 'https://curbwise.example',
        now: () => now,
        logs: { info: quiet, warn: quiet, error: quiet },
        payments: {
          manageUrl: async () => null,
          cancelSubscription: async () => void (isCanceled = true),
          readSubscription: async () => ({
            ...subscription(),
            ...(isCanceled && { status: 'cancelled' }),
          }),
          listTransactions: async () => [
            { id: `SALE-${id}`, kind: 'charge', at: chargedAt, amount: 5_900, currency: 'USD' },
            { id: `BACK-${id}`, kind: 'refund', at: chargedAt, amount: 900, currency: 'USD' },
          ],
        },
      }) as unknown as ServerContext;

    const mails = async (words: string) =>
      (await store.find('mail')).filter(
        ({ id: mail, fields }) => mail.includes(words) && String(fields['to']) === owner.email,
      );

    const readMoney = async (connection: Store) => {
      const place = await findPresentPlace(instance(connection), undefined, id);
      if (place)
        await recordTransactions(instance(connection), place, { subscription: subscription(), reported: [] });
    };
    const cancel = (connection: Store) => cancelSubscription(instance(connection), { owner, reason: null });
    const both = <Result>(run: (connection: Store) => Promise<Result>) =>
      Promise.all(Array.from({ length: 4 }, (_, index) => run(index % 2 ? store : other)));

    it('four tabs that cancel cause one cancellation and one e-mail', async () => {
      const answers = await both(cancel);
      expect(new Set(answers.map(({ state, cancelledAt }) => `${state} ${cancelledAt}`)).size).toBe(1);
      expect(await mails('cancelled')).toHaveLength(1);
      expect(await store.get({ collection: 'Outbox', id: `cancel-${id}` })).toMatchObject({
        reason: 'owner',
      });
    });

    it('four simultaneous events write each movement of money once, with one e-mail about the refund', async () => {
      await both(readMoney);
      const receipts = await receiptsOf(other, [id]);
      expect(receipts).toHaveLength(2);
      expect(receipts).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'charge', amount: 5_900 }),
          expect.objectContaining({ kind: 'refund', amount: 900 }),
        ]),
      );
      expect(await mails('refund')).toHaveLength(1);
    });

    it('four instances that record one charge simultaneously give it one permanent invoice number', async () => {
      await both(readMoney);
      const numbers = async () => (await receiptsOf(other, [id])).map(({ number }) => number).toSorted();
      const assigned = await numbers();
      expect(assigned).toHaveLength(2);
      expect(new Set(assigned).size).toBe(2);
      expect(assigned).toEqual([expect.stringMatching(/^CN-/u), expect.stringMatching(/^INV-/u)]);
      await store.update(
        { collection: 'Subscriptions', id: owner.email },
        subscriptionChanges({ transactionsReadAt: null }),
      );
      await both(readMoney);
      expect(await numbers()).toEqual(assigned);
    });

    it('four instances that refund a second charge do so once, with one e-mail', async () => {
      const second = `I-SECOND${owners}`;
      const checkout = checkoutRef(`checkout${owners}`);
      await store.set(checkout, { uid: owner.uid, email: owner.email, currency: 'USD' });
      await store.transaction(async (transaction) =>
        queueCancellation(transaction, {
          subscriptionId: second,
          reason: 'duplicate',
          refundForCheckout: checkout.id,
          now,
        }),
      );
      let refunds = 0;
      const giveBack = async (connection: Store) => {
        const context = instance(connection);
        const charge = {
          id: `SALE-${second}`,
          kind: 'charge',
          at: chargedAt,
          amount: 5_900,
          currency: 'USD',
        };
        await emptyOutbox({
          ...context,
          payments: {
            ...context.payments,
            readSubscription: async () => ({ ...subscription(), id: second, status: 'cancelled' }),
            listTransactions: async () => [charge],
            refundCharge: async () => ({ id: `BACK-${second}-${(refunds += 1)}`, amount: null }),
          },
        } as unknown as ServerContext);
      };
      await both(giveBack);
      await both(giveBack);
      expect(refunds).toBe(1);
      expect((await receiptsOf(other, [second])).map(({ kind }) => kind).toSorted()).toEqual([
        'charge',
        'refund',
      ]);
      expect(await mails('given-back')).toHaveLength(1);
    });

    it('a simultaneous charge and cancellation leave access until the end of the paid time', async () => {
      await Promise.all([readMoney(store), cancel(other), readMoney(other)]);
      const record = parseSubscription(await store.get({ collection: 'Subscriptions', id: owner.email }));
      expect(record?.status).toBe('cancelled');
      expect(record && accessEndOf(record).accessUntil).toEqual(new Date('2026-12-28T10:00:00.000Z'));
    });
  });
}
