import { describe, expect, it } from 'vitest';
import { eventIn } from '#functions/paypal/webhooks/webhookEvents.ts';
import { handleWebhook } from '#functions/sync/webhooks.ts';
import { compareWithProvider } from '#functions/jobs/compareWithProvider.ts';
import { account, inbox, subscribe, daysToCharge } from './subscribed.ts';
import { server, startServerForEachTest } from './eachServer.ts';

/** PayPal's published example of the event, with the fields that a test changes. */
const published = (changes: object = {}, type = 'PAYMENT.SALE.REFUNDED') =>
  JSON.stringify({
    id: 'WH-2N242548W9943490U-1JU23391CS4765624',
    resource_type: 'sale',
    event_type: type,
    resource: {
      id: '6YX43824R4443062K',
      create_time: '2014-10-31T15:41:51Z',
      state: 'completed',
      amount: { total: '-0.01', currency: 'USD' },
      sale_id: '9T0916710M1105906',
      ...changes,
    },
  });

const reportIn = (body: string) => eventIn(body)?.event.report;

describe('the event of a refund', () => {
  it('names the refund, its charge and its amount', () => {
    expect(eventIn(published())).toMatchObject({
      event: {
        chargeId: '9T0916710M1105906',
        report: {
          about: 'refund',
          movement: {
            id: '6YX43824R4443062K',
            kind: 'refund',
            of: '9T0916710M1105906',
            amount: 1,
            currency: 'USD',
            at: '2014-10-31T15:41:51Z',
          },
        },
      },
    });
    expect(reportIn(published({}, 'PAYMENT.SALE.REVERSED'))).toMatchObject({
      movement: { kind: 'reversal' },
    });
  });

  it.each([
    ['under the id of its sale', { id: '9T0916710M1105906' }],
    ['that has failed', { state: 'failed' }],
    ['in an unknown currency', { amount: { total: '-0.01', currency: 'XXX' } }],
    ['without an amount', { amount: undefined }],
  ])('%s names none, and is an event all the same', (_what, changes) => {
    expect(eventIn(published(changes))).not.toBeNull();
    expect(reportIn(published(changes))).toBeUndefined();
  });

  it('of a charge names none', () => {
    expect(reportIn(published({}, 'PAYMENT.SALE.COMPLETED'))).toBeUndefined();
  });
});

describe('a refund reported only by its charge’s status', () => {
  startServerForEachTest({ singleUnitTiers: 'accepted', refunds: 'by status' });

  /** An owner with a charge that was partly or fully refunded without an event. */
  async function refunded() {
    const { owner } = await subscribe(server);
    await server.advanceDays(daysToCharge);
    await compareWithProvider(server);
    const [charge] = (await account(server, owner)).receipts;
    const id = charge?.transactionId ?? '';
    await server.control('POST', `/transactions/${id}/refund`, {});
    await server.advanceDays(2);
    await compareWithProvider(server);
    const refund = (await server.ledger())
      .flatMap(({ sales }) => sales)
      .find(({ kind }) => kind === 'refund');
    return { owner, charge: id, refund: refund?.id ?? '' };
  }

  /** PayPal's late event; its subscription is found through the recorded charge. */
  async function deliver({ charge, refund }: { charge: string; refund: string }, amount: number) {
    const given = { id: refund, kind: 'refund', at: server.now().toISOString(), amount } as const;
    const event = {
      id: 'WH-LATE',
      type: 'PAYMENT.SALE.REFUNDED',
      at: given.at,
      subscriptionId: null,
      chargeId: charge,
      report: { about: 'refund', movement: { ...given, currency: 'USD', refunded: false, of: charge } },
    } as const;
    const payments = {
      ...server.payments,
      verifyWebhook: async () => ({ verdict: 'genuine', event }) as const,
    };
    await handleWebhook({ ...server, payments }, { header: () => undefined, rawBody: '' });
  }

  it('in full is one receipt and one e-mail, even if its event comes late (R-CHARGE-FACTS, R-INVOICE-NUMBER)', async () => {
    const { owner, charge, refund } = await refunded();
    const [before, paid] = (await account(server, owner)).receipts;
    expect(before).toMatchObject({ kind: 'refund', amount: paid?.amount });
    await deliver({ charge, refund }, paid?.amount ?? 0);
    const { receipts } = await account(server, owner);
    expect(receipts).toMatchObject([{ kind: 'refund', transactionId: refund }, { returned: 'all' }]);
    expect(receipts[0]?.number).toBe(before?.number);
    expect(receipts[0]?.creditFor).toBe(paid?.number);
    expect(await inbox(server, owner, 'refund of')).toHaveLength(1);
  });
});
