import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createPlan,
  createProduct,
  createSubscription,
  fixedCycle,
  freeTrial,
  issuesOf,
  openMerchant,
  planWith,
  textAt,
  tieredCycle,
  type Answer,
  type Merchant,
} from './merchant.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const context = {
  application_context: {
    return_url: 'http://127.0.0.1:5173/account',
    cancel_url: 'http://127.0.0.1:5173/account?refused=1',
  },
};
let merchant: Merchant;
let product: string;

beforeEach(async () => {
  merchant = await openMerchant({ now: () => noon });
  product = await createProduct(merchant);
});
afterEach(() => merchant.simulator.stop());

const path = (id: string) => `/v1/billing/subscriptions/${id}`;

async function planOf(cycles: unknown[], rest = {}): Promise<string> {
  return textAt(await merchant.call('POST', '/v1/billing/plans', planWith(product, cycles, rest)), 'id');
}

async function subscribed(plan: string, rest = {}): Promise<string> {
  const id = await createSubscription(merchant, plan, rest);
  await merchant.control('POST', `/subscriptions/${id}/approve`);
  return id;
}

const revise = (id: string, body: object) =>
  merchant.call('POST', `${path(id)}/revise`, { ...context, ...body });

function linkOf({ body }: Answer): string {
  const { links } = body as { links: Array<{ rel: string; href: string }> };
  return links.find(({ rel }) => rel === 'approve')?.href ?? '';
}

const answerWith = (link: string, answer: string) =>
  fetch(link.split('?')[0] ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ba_token: new URL(link).searchParams.get('ba_token') ?? '', answer }),
  });

async function billOf(id: string): Promise<unknown> {
  const { body } = await merchant.control('GET', '/state');
  const { subscriptions } = body as { subscriptions: Array<{ id: string; bill: { amount: number } }> };
  return subscriptions.find((subscription) => subscription.id === id)?.bill.amount;
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');

describe('a revision', () => {
  it('changes nothing before consent, and the next charge after it', async () => {
    const id = await subscribed(await planOf([freeTrial(7), tieredCycle('49', '5')]), { quantity: '1' });
    const link = linkOf(await revise(id, { quantity: '3' }));
    expect(await billOf(id)).toBe(4900);
    const page = wordsOf(await (await fetch(link)).text());
    expect(page).toContain('$49.00 USD every month');
    expect(page).toContain('$59.00 USD every month First charged on November 27, 2026');
    const answer = await answerWith(link, 'agree');
    expect(answer.headers.get('location')).toContain(`/account?subscription_id=${id}`);
    expect(await billOf(id)).toBe(5900);
    expect((await answerWith(link, 'agree')).status).toBe(409);
    expect((await merchant.call('GET', path(id))).body).toMatchObject({
      quantity: '3',
      billing_info: { next_billing_time: '2026-11-27T10:00:00Z' },
    });
  });

  it('that is refused redirects back and changes nothing', async () => {
    const id = await subscribed(await planOf([tieredCycle('49', '5', 'USD', 1)]));
    const answer = await answerWith(linkOf(await revise(id, { quantity: '2' })), 'cancel');
    expect(answer.headers.get('location')).toContain('/account?refused=1');
    expect(await billOf(id)).toBe(4900);
  });

  it('does not keep an override', async () => {
    const plan = await planOf([fixedCycle('49')]);
    const override = (value: string) => ({
      plan: {
        billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: { currency_code: 'USD', value } } }],
      },
    });
    const id = await subscribed(plan, override('59'));
    await answerWith(linkOf(await revise(id, override('64'))), 'agree');
    expect(await billOf(id)).toBe(6400);
    await answerWith(linkOf(await revise(id, {})), 'agree');
    expect(await billOf(id)).toBe(4900);
  });

  it('of a suspended or ended subscription is refused, and so is consent to an earlier request', async () => {
    const id = await subscribed(await planOf([tieredCycle('49', '5', 'USD', 1)]));
    const link = linkOf(await revise(id, { quantity: '2' }));
    await merchant.control('POST', `/subscriptions/${id}/suspend`);
    expect(issuesOf(await revise(id, { quantity: '2' }))).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
    expect((await answerWith(link, 'agree')).status).toBe(409);
    expect(await billOf(id)).toBe(4900);
  });

  it('is possible only to a plan on sale, with the same product and currency', async () => {
    const plan = await planOf([fixedCycle('49')]);
    const id = await subscribed(plan);
    const ofOther = await createPlan(merchant, [fixedCycle('49')]);
    expect(issuesOf(await revise(id, { plan_id: ofOther }))).toEqual(['PLAN_PRODUCT_NOT_COMPATIBLE']);
    const euros = await planOf([fixedCycle('49', 'EUR')]);
    expect(issuesOf(await revise(id, { plan_id: euros }))).toEqual(['CURRENCY_MISMATCH']);
    const closed = await planOf([fixedCycle('29')]);
    await merchant.call('POST', `/v1/billing/plans/${closed}/deactivate`);
    expect(issuesOf(await revise(id, { plan_id: closed }))).toEqual(['PLAN_STATUS_INVALID']);
    expect(issuesOf(await revise(id, { quantity: '2' }))).toEqual(['SUBSCRIPTION_CANNOT_HAVE_QUANTITY']);
    expect(
      (await fetch(`${merchant.simulator.url}/webapps/billing/subscriptions/update?ba_token=x`)).status,
    ).toBe(404);
  });
});
