import { UTCDate } from '@date-fns/utc';
import { addMonths } from 'date-fns/addMonths';
import { subDays } from 'date-fns/subDays';
import { describe, expect, it } from 'vitest';
import { wentBack } from '#domain/wentBack.ts';
import { chargeRef, parseCharge, receiptsBetween } from '#functions/documents/charges.ts';
import { monthsFrom } from '#operations/ops/report/months.ts';
import { findUnrecorded } from '#functions/jobs/findUnrecorded.ts';
import { eventIn } from '#functions/paypal/webhooks/webhookEvents.ts';
import { syncSubscription } from '#functions/sync/syncSubscription.ts';
import { handleEvent } from '#functions/sync/webhooks.ts';
import { bothLists } from './testServer.ts';
import { account, inbox, subscribe, daysToCharge } from './subscribed.ts';
import { failAtPayPal, letWebhooksArrive, server, startServerForEachTest } from './eachServer.ts';

const minute = 60_000;

async function charged() {
  const { owner, id } = await subscribe(server);
  await server.advanceDays(daysToCharge);
  await server.settled();
  const [charge] = (await account(server, owner)).receipts;
  return { owner, id, charge: charge?.transactionId ?? '' };
}

const dispute = async (charge: string, body: object = {}) => {
  await server.control('POST', `/transactions/${charge}/dispute`, body);
  await server.settled();
};

describe.each(bothLists)('with refunds listed $listed, a charge', ({ refunds }) => {
  startServerForEachTest({ singleUnitTiers: 'accepted', refunds });
  letWebhooksArrive();

  it('that is disputed is reported once to its owner and to the operator; access stays (R-CHARGE-DISPUTE)', async () => {
    const { owner, charge } = await charged();
    await dispute(charge);
    await dispute(charge);
    expect(await inbox(server, owner, 'is disputed')).toHaveLength(1);
    expect(await account(server, owner)).toMatchObject({ state: 'active', receipts: [{ kind: 'charge' }] });
    expect(server.lines.filter((line) => line.includes('a charge is disputed'))).not.toEqual([]);
    await dispute(charge, { step: 'resolved', outcome: 'RESOLVED_SELLER_FAVOUR' });
    expect(await account(server, owner)).toMatchObject({ state: 'active', receipts: [{ kind: 'charge' }] });
  });

  it.each([['before'], ['after']])(
    'of which PayPal says %s the event that a part was refunded, while it holds the money, is called so only once a refund is named',
    async (when) => {
      const { owner, id, charge } = await charged();
      const list = server.payments.listTransactions.bind(server.payments);
      let isHeld = true;
      Object.assign(server.payments, {
        listTransactions: async (request: Parameters<typeof list>[0]) => {
          const listed = await list(request);
          const held = listed.find((one) => one.id === charge && isHeld);
          if (held) held.partlyRefunded = true;
          return listed;
        },
      });
      const returned = async () => (await account(server, owner)).receipts.at(-1)?.returned;
      if (when === 'before') await syncSubscription(server, id, { money: 'always' });
      await dispute(charge);
      expect(await returned()).toBe('nothing');
      const versions = async () =>
        (await server.readCollection('Subscriptions'))[owner.email]?.['money_version'];
      const version = await versions();
      await syncSubscription(server, id, { money: 'always' });
      expect(await versions()).toBe(version);
      await server.control('POST', `/transactions/${charge}/refund`, { amount: 1000 });
      await server.settled();
      expect(await returned()).toBe('part');
      isHeld = false;
      await dispute(charge, { step: 'resolved', outcome: 'RESOLVED_SELLER_FAVOUR' });
      expect(await returned()).toBe('part');
    },
  );

  const reverse = async (charge: string) => {
    await server.control('POST', `/transactions/${charge}/reverse`, {});
    await server.settled();
  };

  it.each<['before' | 'after']>([['before'], ['after']])(
    'that PayPal reverses %s it decides the dispute for us pays as its last word says (R-CHARGE-DISPUTE)',
    async (when) => {
      const { owner, charge } = await charged();
      await dispute(charge);
      if (when === 'before') await reverse(charge);
      await dispute(charge, { step: 'resolved', outcome: 'RESOLVED_SELLER_FAVOUR' });
      await server.advanceDays(1);
      if (when === 'after') await reverse(charge);
      const wanted = when === 'before' ? 'nothing' : 'all';
      const { receipts, state } = await account(server, owner);
      const undone = when === 'before' ? [{ kind: 'reinstatement', creditFor: `INV-${charge}` }] : [];
      const papers = [...undone, { kind: 'reversal' }, { transactionId: charge, returned: wanted }];
      expect(receipts).toMatchObject(papers);
      expect(new Set(receipts.map(({ number }) => number)).size).toBe(papers.length);
      expect(wentBack(receipts)).toBe(when === 'before' ? 0 : receipts.at(-1)?.amount);
      expect(state).toBe(when === 'before' ? 'active' : 'refunded');
      expect(await inbox(server, owner, 'was reversed')).toHaveLength(1);
      expect(await inbox(server, owner, 'is active again')).toHaveLength(when === 'before' ? 1 : 0);
      expect(await inbox(server, owner, 'refund of')).toEqual([]);
      await server.advanceDays(3);
      await server.settled();
      expect(await account(server, owner)).toMatchObject({ state });
    },
  );
});

describe('the books of the months', () => {
  startServerForEachTest();
  letWebhooksArrive();

  it('keep a reversal in its month, and undo it in the month of the decision (R-CHARGE-DISPUTE)', async () => {
    const { charge } = await charged();
    const months: string[] = [];
    const next = async () => {
      months.push(server.now().toISOString().slice(0, 7));
      await server.advanceDays(31);
    };
    await next();
    await dispute(charge);
    await server.control('POST', `/transactions/${charge}/reverse`, {});
    await server.settled();
    await next();
    await dispute(charge, { step: 'resolved', outcome: 'RESOLVED_SELLER_FAVOUR' });
    await next();
    const ofCharge = async (month: string) => {
      const from = new UTCDate(`${month}-01T00:00:00Z`);
      const receipts = await receiptsBetween(server.store, { from, to: addMonths(from, 1) });
      return receipts.filter(({ number, creditFor }) => [number, creditFor].includes(`INV-${charge}`));
    };
    const kinds = (await Promise.all(months.map(ofCharge))).map((some) => some.map(({ kind }) => kind));
    expect(kinds).toEqual([['charge'], ['reversal'], ['reinstatement']]);
    const charges = await server.store.find('Charges');
    const none = { subscriptions: [], past: [], bookkeeping: [] };
    const [money] = monthsFrom({ ...none, charges }, server.now()).money;
    const { amount } = parseCharge(charges.find(({ id }) => id === charge)?.fields ?? {});
    expect(money?.returned.slice(-4, -1)).toEqual([0, amount, -(amount ?? 0)]);
  });
});

describe('PayPal’s events', () => {
  startServerForEachTest();
  letWebhooksArrive();

  it('of a dispute about several charges mark each of them (R-CHARGE-DISPUTE)', async () => {
    const { owner, charge } = await charged();
    await server.advanceDays(32);
    await server.settled();
    const ids = (await account(server, owner)).receipts.map(({ transactionId }) => transactionId);
    expect(ids).toContain(charge);
    const transactions = ['ANOTHER', ...ids, 'UNLISTED'].map((id) => ({ seller_transaction_id: id }));
    const resource = { dispute_id: 'PP-D-1', disputed_transactions: transactions };
    const type = 'CUSTOMER.DISPUTE.CREATED';
    const read = eventIn(JSON.stringify({ id: 'WH-1', event_type: type, resource }));
    if (read) await handleEvent(server, read.event);
    const ours = [...ids, 'UNLISTED'];
    const stored = await Promise.all(ours.map((id) => server.store.get(chargeRef(id))));
    expect(stored.map((fields) => parseCharge(fields)?.disputed)).toEqual(ours.map(() => true));
    expect(ids.length).toBeGreaterThan(1);
    expect(await inbox(server, owner, 'is disputed')).toHaveLength(1);
  });

  it('are listed although the sale of one cannot be read, which is learned an hour later', async () => {
    const { owner, id, charge } = await charged();
    server.webhooks.arrive = false;
    const from = server.now();
    await server.control('POST', `/transactions/${charge}/reverse`, {});
    await failAtPayPal('GET', `/v1/payments/sale/${charge}`, { times: 9, status: 403 });
    const to = server.now();
    const events = await server.payments.listEvents({ from: subDays(from, 10), to });
    const unread = events.filter((event) => event.unread !== undefined);
    expect(unread.map(({ type }) => type)).toEqual(['PAYMENT.SALE.REVERSED']);
    expect(events.filter(({ subscriptionId }) => subscriptionId === id).length).toBeGreaterThan(0);
    await findUnrecorded(server);
    expect(await account(server, owner)).toMatchObject({ state: 'active' });
    await server.control('DELETE', '/faults');
    server.advanceClock(61 * minute);
    await findUnrecorded(server);
    expect(await account(server, owner)).toMatchObject({ state: 'refunded' });
  });
});
