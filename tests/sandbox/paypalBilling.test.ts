import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlan, createSubscription, fixedCycle, openMerchant, type Merchant } from './merchant.ts';
import { openReceiver, type WebhookReceiver } from './webhookReceiver.ts';

const noon = new Date('2026-11-20T12:00:00Z');
let merchant: Merchant;
let receiver: WebhookReceiver;

beforeEach(async () => {
  receiver = await openReceiver();
  merchant = await openMerchant({ now: () => noon });
  const body = { url: receiver.url, event_types: [{ name: '*' }] };
  await merchant.call('POST', '/v1/notifications/webhooks', body);
});
afterEach(async () => {
  await merchant.simulator.stop();
  await receiver.stop();
});

const path = (id: string) => `/v1/billing/subscriptions/${id}`;
const events = () => receiver.received.map(({ event }) => event.event_type.split('.').slice(1).join('.'));

async function stateOf(id: string) {
  const { body } = await merchant.control('GET', '/state');
  const { subscriptions } = body as { subscriptions: Array<{ id: string; sales: Array<{ id: string }> }> };
  return subscriptions.find((subscription) => subscription.id === id);
}

async function subscribed(rest = {}) {
  const plan = await createPlan(merchant, [fixedCycle('49')], {
    payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 1 },
  });
  const id = await createSubscription(merchant, plan, rest);
  await merchant.control('POST', `/subscriptions/${id}/approve`);
  await merchant.control('GET', '/settled');
  return id;
}

const salesOf = async (id: string) => (await stateOf(id))?.sales ?? [];

it('a refund of all or part is listed and reported, and never exceeds the charge', async () => {
  const id = await subscribed();
  const [charge] = await salesOf(id);
  const refund = (body: object) => merchant.control('POST', `/transactions/${charge?.id}/refund`, body);
  expect((await refund({ amount: 900 })).status).toBe(200);
  expect((await refund({ amount: 4001 })).status).toBe(422);
  expect((await merchant.control('POST', `/transactions/${charge?.id}/reverse`, {})).status).toBe(200);
  expect((await refund({})).status).toBe(422);
  const list = await merchant.call(
    'GET',
    `${path(id)}/transactions?start_time=2026-11-01T00:00:00Z&end_time=2026-12-01T00:00:00Z`,
  );
  expect(list.body).toMatchObject({
    transactions: [
      {
        id: charge?.id,
        status: 'REFUNDED',
        amount_with_breakdown: {
          gross_amount: { value: '49.0' },
          fee_amount: { value: '1.77' },
          net_amount: { value: '47.23' },
        },
      },
      { status: 'REFUNDED', amount_with_breakdown: { gross_amount: { value: '-9.0' } } },
      { status: 'REVERSED', amount_with_breakdown: { gross_amount: { value: '-40.0' } } },
    ],
  });
  await merchant.control('GET', '/settled');
  expect(events().slice(-2)).toEqual(['SALE.REFUNDED', 'SALE.REVERSED']);
  const [refunded, reversed] = receiver.received.slice(-2).map(({ event }) => event.resource);
  expect(refunded).toMatchObject({ sale_id: charge?.id });
  expect(refunded).not.toHaveProperty('billing_agreement_id');
  // As PayPal publishes it.
  const refundUrl = `${merchant.simulator.url}/v1/payments/refund/${String(reversed?.['id'])}`;
  expect(reversed).toEqual({
    id: expect.any(String) as string,
    state: 'completed',
    amount: { total: '-40.0', currency: 'USD' },
    create_time: expect.any(String) as string,
    links: [{ href: refundUrl, rel: 'self', method: 'GET' }],
  });
  const reversal = await merchant.call('GET', `/v1/payments/refund/${String(reversed?.['id'])}`);
  expect(reversal.body).toMatchObject({ sale_id: charge?.id });
  const sale = await merchant.call('GET', `/v1/payments/sale/${charge?.id}`);
  expect(sale.body).toMatchObject({ billing_agreement_id: id });
});

describe('the page of the controls', () => {
  const page = async () => (await fetch(`${merchant.simulator.url}/__sim`)).text();
  const press = (action: string, id: string) =>
    fetch(`${merchant.simulator.url}/__sim/act`, {
      method: 'POST',
      body: new URLSearchParams({ action, id }),
    });

  it('shows the billed amounts, and its buttons move time, make payments fail and refund', async () => {
    const id = await subscribed({ subscriber: { email_address: 'ada@truck.example' } });
    expect(await page()).toContain('ada@truck.example, ACTIVE');
    await press('fail', id);
    await press('advance', '31');
    expect(await stateOf(id)).toMatchObject({ outstanding: 4900 });
    await merchant.control('GET', '/settled');
    expect(events()).toContain('SUBSCRIPTION.PAYMENT.FAILED');
    await press('repair', id);
    expect(await stateOf(id)).toMatchObject({ outstanding: 0 });
    const [charge] = await salesOf(id);
    await press('refund', charge?.id ?? '');
    expect(await page()).toContain('refund, $49.00 USD');
    expect((await press('refund', 'nothing')).status).toBe(404);
  });
});
