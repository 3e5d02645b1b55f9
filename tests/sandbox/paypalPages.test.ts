import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalLanguages } from '#simulator/approvalWords.ts';
import { languages, type Language } from '#domain/language.ts';
import { createPlan, freeTrial, openMerchant, tieredCycle, type Merchant } from './merchant.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const returnUrl = 'http://127.0.0.1:5173/sign-up/checkout';
const cancelUrl = 'http://127.0.0.1:5173/sign-up/checkout?cancelled=1';
let merchant: Merchant;

beforeAll(async () => {
  merchant = await openMerchant({ now: () => noon });
});
afterAll(() => merchant.simulator.stop());

const get = (path: string) => fetch(merchant.simulator.url + path, { redirect: 'manual' });

/** Creates a subscription and returns its id and the path of its approve link. */
async function startSubscription(planId: string, rest: Record<string, unknown> = {}) {
  const { body } = await merchant.call('POST', '/v1/billing/subscriptions', {
    plan_id: planId,
    application_context: { brand_name: 'Curbwise', return_url: returnUrl, cancel_url: cancelUrl },
    ...rest,
  });
  const { id, links } = body as { id: string; links: Array<{ rel: string; href: string }> };
  const { href } = links.find(({ rel }) => rel === 'approve') ?? { href: '' };
  return { id, link: href.replace(merchant.simulator.url, '') };
}

it('the buyer’s pages speak every language of the product', () => {
  const spoken: Record<Language, object> = approvalLanguages;
  expect(Object.keys(spoken)).toEqual([...languages]);
});

it('the page of one subscription, to which the account links, leads to the buttons that pay for it', async () => {
  const { id } = await startSubscription(await createPlan(merchant));
  const { headers } = await get(`/myaccount/autopay/connect/${id}`);
  expect(headers.get('location')).toBe(`/__sim#${id}`);
  expect(await (await get('/__sim')).text()).toContain(`id="${id}"`);
});

const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');

async function answerWith(link: string, answer: string, flow = 'page', cookie = '') {
  const token = new URLSearchParams(link.split('?')[1]).get('ba_token') ?? '';
  return fetch(`${merchant.simulator.url}/webapps/billing/subscriptions`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams({ ba_token: token, flow, answer }),
  });
}

const statusOf = async (id: string) => (await merchant.call('GET', `/v1/billing/subscriptions/${id}`)).body;

describe('the script of the button', () => {
  const usual = 'client-id=sandbox-client-id&vault=true&intent=subscription&currency=USD&locale=en_US';

  it.each([
    ['no client id', usual.replace('client-id=sandbox-client-id&', '')],
    ['another client id', usual.replace('sandbox-client-id', 'somebody')],
    ['no vault', usual.replace('vault=true&', '')],
    ['another intent', usual.replace('subscription', 'capture')],
    ['a currency that is none', usual.replace('USD', 'XXX')],
    ['a locale with a hyphen', usual.replace('en_US', 'en-US')],
    ['an unknown parameter', `${usual}&colour=orange`],
  ])('is refused for %s', async (_name, query) => {
    expect((await get(`/sdk/js?${query}`)).status).toBe(400);
  });

  it('renders its button only in pages of this machine', async () => {
    expect((await get('/smart/buttons?page=https://example.com')).status).toBe(400);
    const response = await get('/smart/buttons?page=http://127.0.0.1:5173');
    expect(response.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://127.0.0.1:5173',
    );
    expect(await response.text()).toContain('aria-label="PayPal Subscribe"');
  });
});

it.each([
  ['en_US', 'Subscribe'],
  ['es_US', 'Suscribirse'],
  ['fr_FR', 'Subscribe'],
  ['?', 'Subscribe'],
])('the button of the locale %s reads %s', async (locale, words) => {
  const response = await get(
    `/smart/buttons?page=http://127.0.0.1:5173&locale=${encodeURIComponent(locale)}`,
  );
  expect(await response.text()).toContain(`aria-label="PayPal ${words}"`);
});

describe('the page on which the buyer approves', () => {
  it.each([
    ['USD', '49', '5', '3', '$59.00 USD every month', '1 × $49.00 USD, 2 × $5.00 USD'],
    ['JPY', '7300', '750', '10', '¥14,050 JPY every month', '1 × ¥7,300 JPY, 9 × ¥750 JPY'],
  ])(
    'shows the exact amount in %s, quantity and trial',
    async (currency, price, extra, quantity, bill, units) => {
      const plan = await createPlan(merchant, [freeTrial(7), tieredCycle(price, extra, currency)]);
      const { link } = await startSubscription(plan, { quantity });
      const words = wordsOf(await (await get(link)).text());
      for (const shown of ['Subscribe to Curbwise', 'Monthly', 'Free for 7 days', bill, units]) {
        expect(words).toContain(shown);
      }
      expect(words).toContain('First charge on November 27, 2026');
    },
  );

  it('escapes the merchant’s texts', async () => {
    const { link } = await startSubscription(await createPlan(merchant), {
      application_context: { brand_name: '<img src=x>', return_url: returnUrl, cancel_url: cancelUrl },
    });
    const html = await (await get(link)).text();
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('<img');
  });

  it('has no inline script and leads only to itself and back to the site', async () => {
    const { link } = await startSubscription(await createPlan(merchant));
    const policy = (await get(link)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:5173");
    expect(policy).not.toContain('unsafe');
  });

  it('sends an approving buyer to the return address with the ids', async () => {
    const { id, link } = await startSubscription(await createPlan(merchant));
    const response = await answerWith(link, 'agree');
    const target = new URL(response.headers.get('location') ?? '');
    expect(response.status).toBe(303);
    expect(target.origin + target.pathname).toBe(returnUrl);
    expect(target.searchParams.get('subscription_id')).toBe(id);
    expect([...target.searchParams.keys()].toSorted()).toEqual(['ba_token', 'subscription_id', 'token']);
    expect(await statusOf(id)).toHaveProperty('status', 'ACTIVE');
  });

  it('sends a refusing buyer to the cancel address and leaves the agreement open', async () => {
    const { id, link } = await startSubscription(await createPlan(merchant));
    const response = await answerWith(link, 'cancel');
    expect(response.headers.get('location')).toMatch(
      /^http:\/\/127\.0\.0\.1:5173\/sign-up\/checkout\?cancelled=1&/u,
    );
    expect(await statusOf(id)).toHaveProperty('status', 'APPROVAL_PENDING');
  });

  it.each(['page', 'popup'])('answers a second press on its button like the first, in a %s', async (flow) => {
    const { link } = await startSubscription(await createPlan(merchant));
    const [first, second] = [await answerWith(link, 'agree', flow), await answerWith(link, 'agree', flow)];
    expect(second.status).toBe(first.status);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect((await second.text()).includes('data-message')).toBe(flow === 'popup');
  });

  it('is not shown again after the decision, nor for an unknown token', async () => {
    const { link } = await startSubscription(await createPlan(merchant));
    await answerWith(link, 'agree');
    expect((await get(link)).status).toBe(409);
    expect((await answerWith(link, 'cancel')).status).toBe(409);
    expect((await get('/webapps/billing/subscriptions?ba_token=BA-UNKNOWN')).status).toBe(404);
  });
});

describe('kinds of buyers', () => {
  const visit = (link: string, buyer: string) =>
    fetch(merchant.simulator.url + link, { headers: { cookie: `world-buyer=${buyer}` } });

  it.each([
    ['account', 'Agree & Subscribe', 'Card number'],
    ['guestWithCard', 'Card number', 'Log in or create an account first.'],
    ['guestWithoutCard', 'Log in or create an account first.', 'Card number'],
    ['refused', 'PayPal declined this payment.', 'Agree & Subscribe'],
  ])('%s reads %s, and not %s', async (buyer, read, other) => {
    const { link } = await startSubscription(await createPlan(merchant));
    const page = (await (await visit(link, buyer)).text()).replaceAll('&amp;', '&');
    expect(page).toContain(read);
    expect(page).not.toContain(other);
    const smart = await (await visit('/smart/buttons?page=http://127.0.0.1:5173', buyer)).text();
    expect(smart.includes('Debit or Credit Card')).toBe(buyer === 'guestWithCard');
  });

  it('a refused one cannot agree by other means', async () => {
    const { id, link } = await startSubscription(await createPlan(merchant));
    await answerWith(link, 'agree', 'page', 'world-buyer=refused');
    expect(await statusOf(id)).toMatchObject({ status: 'APPROVAL_PENDING' });
  });
});
