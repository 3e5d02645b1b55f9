import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedPlan } from '#domain/listedPlan.ts';
import { priceList } from '#domain/priceList.ts';
import { findPlan, pauseMonthsOf } from '#functions/documents/plans.ts';
import type { PayPalEnvironment } from '#functions/paypal/http/endpoint.ts';
import { webhookEvents } from '#functions/paypal/webhooks/webhookEvents.ts';
import { exitCodes } from '#operations/commandLine.ts';
import { environmentOf, type Alias } from '#operations/project/aliases.ts';
import { offers, type Offers } from '#operations/provision/offers.ts';
import { provision } from '#operations/provision/provision.ts';
import { prepareProvision, type Difference } from '#operations/provision/prepareProvision.ts';
import { sandboxAccount } from '#sandbox/seed/seedStore.ts';
import { sandboxClientId, sandboxClientSecret } from '#simulator/startSimulator.ts';
import { reportEvents, restOf } from '../sandbox/merchant.ts';
import { bothPrices, register, start, type TestServer } from '../server/testServer.ts';
import { scriptedTalk, type ScriptedTalk } from './scriptedTalk.ts';
import { provisioned, startUnprovisioned } from './startUnprovisioned.ts';

let server: TestServer;
const sold = listedPlan('Monthly').prices.map(({ currency }) => currency);
// Each with and without a trial.
const plansMade = 2 * 3 * sold.length;

async function prepared(wanted: Offers = offers, environment: PayPalEnvironment = 'sandbox') {
  const { store, siteUrl, paypalUrl } = server;
  return prepareProvision({
    store,
    environment,
    account: sandboxAccount(paypalUrl),
    siteUrl,
    offers: wanted,
  });
}

/** Provisions, and returns the list of changes. */
async function goLive(wanted?: Offers, environment?: PayPalEnvironment): Promise<Difference[]> {
  const { differences, apply } = await prepared(wanted, environment);
  await apply();
  return differences;
}

function monthlyAt(price: number): Offers {
  const { Monthly } = priceList;
  const prices = { ...Monthly.prices, USD: { price, additionalDevice: 5 } };
  return { ...offers, plans: { ...offers.plans, Monthly: { ...Monthly, prices } } };
}

interface Books {
  products: unknown[];
  plans: Array<{ id: string }>;
  webhooks: Array<{ id: string; url: string; event_types: Array<{ name: string }> }>;
}

const books = async () => (await server.control('GET', '/state')) as Books;

async function counted() {
  const { products, plans, webhooks } = await books();
  return { products: products.length, plans: plans.length, webhooks: webhooks.length };
}

const everything = () => Promise.all(provisioned.map((name) => server.readCollection(name)));

async function planIdOf(name: string): Promise<unknown> {
  return (await server.store.get({ collection: 'Plans', id: name }))?.['paypal_plan_id'];
}

const account = { PAYPAL_CLIENT_ID: sandboxClientId, PAYPAL_SECRET: sandboxClientSecret };

/** Runs `npm run provision`. */
function run(
  wanted: { dryRun?: boolean; yes?: boolean },
  talk: ScriptedTalk,
  { alias = 'staging', environment = account }: { alias?: Alias; environment?: Record<string, string> } = {},
) {
  const { siteUrl } = server;
  const target = { alias, environment: environmentOf[alias], project: 'truck-market', siteUrl, settings: {} };
  return provision(wanted, { target, store: server.store, talk, environment, simulator: server.paypalUrl });
}

describe.each(bothPrices)('going live where PayPal is priced $priced', (settings) => {
  beforeAll(async () => {
    server = await startUnprovisioned({ settings });
  });
  afterAll(() => server.stop());

  it('makes every plan sellable in every listed currency, from an empty database', async () => {
    await goLive();
    expect(await counted()).toEqual({ products: 1, plans: plansMade, webhooks: 1 });
    for (const name of ['Monthly', 'Yearly', 'Launch50']) {
      expect(await findPlan(server.store, name)).toMatchObject({ name });
      expect(await pauseMonthsOf(server.store, name)).toBe(6);
    }
    const owner = await register(server, { currency: 'JPY' });
    expect(await start(server, owner, { plan: 'Yearly' })).toMatch(/^I-/u);
  });

  it('creates a new plan for each new price of one day, and reuses the former one for a former price', async () => {
    const first = await planIdOf('Monthly');
    expect(await goLive(monthlyAt(55))).toEqual([
      { action: 'make', what: 'plan Monthly in USD' },
      { action: 'make', what: 'plan Monthly without trial in USD' },
      { action: 'write', what: 'Plans/Monthly' },
    ]);
    const second = await planIdOf('Monthly');
    await goLive(monthlyAt(60));
    const third = await planIdOf('Monthly');
    expect(new Set([first, second, third]).size).toBe(3);
    await goLive();
    expect(await planIdOf('Monthly')).toBe(first);
    expect(await counted()).toEqual({ products: 1, plans: plansMade + 4, webhooks: 1 });
  });
});

describe('going live', () => {
  beforeAll(async () => {
    server = await startUnprovisioned();
  });
  afterAll(() => server.stop());

  it('lists its changes in a dry run, and makes none of them', async () => {
    const talk = scriptedTalk();
    expect(await run({ dryRun: true }, talk)).toBe(exitCodes.incomplete);
    const listed = [
      'make    the product',
      ...['Monthly', 'Yearly', 'Launch50'].flatMap((name) =>
        sold.flatMap((code) => [
          `make    plan ${name} in ${code}`,
          `make    plan ${name} without trial in ${code}`,
        ]),
      ),
      `make    webhook ${server.siteUrl}/api/paypalWebhook`,
      ...['Monthly', 'Yearly', 'Launch50'].map((name) => `write   Plans/${name}`),
      ...['Coupons', 'Mock', 'PayPal'].map((name) => `write   Credentials/${name}`),
    ];
    expect(talk.said).toEqual([
      `PayPal at ${server.paypalUrl}`,
      '',
      ...listed.map((line) => `  ${line}`),
      `\nA dry run: none of these ${listed.length} changes was made.`,
    ]);
    expect(await counted()).toEqual({ products: 0, plans: 0, webhooks: 0 });
    expect(await everything()).toEqual([{}, {}, {}]);
  });

  it('changes nothing if the answer is no', async () => {
    const talk = scriptedTalk({ 'Make these': false });
    expect(await run({}, talk)).toBe(1);
    expect(await everything()).toEqual([{}, {}, {}]);
  });

  it.each([
    { id: sandboxClientId, secret: 'mistyped' },
    { id: 'mistyped', secret: sandboxClientSecret },
  ])(
    'refuses a mistyped client id or secret with an explanation, and writes nothing',
    async ({ id, secret }) => {
      const talk = scriptedTalk({ 'PayPal client id': id, 'PayPal secret': secret });
      await expect(run({ yes: true }, talk, { alias: 'live', environment: {} })).rejects.toThrow(
        'PayPal refused the client id and secret. Are they those of the live app? Nothing was written.',
      );
      expect(await everything()).toEqual([{}, {}, {}]);
      expect(talk.said.join('\n')).not.toContain(secret);
    },
  );

  it('names the request, the cause and PayPal’s debug id when PayPal fails', async () => {
    await server.control('POST', '/faults', {
      on: 'request',
      method: 'GET',
      path: '/v1/notifications/webhooks',
      times: 20,
      status: 503,
    });
    await expect(run({ yes: true }, scriptedTalk())).rejects.toThrow(
      /^GET \/v1\/notifications\/webhooks: PayPal answered 503 [A-Z_]+ \(debug id \w+\)\. Nothing was written\.$/u,
    );
    await server.control('DELETE', '/faults');
  });

  it('creates everything if the answer is yes, and keeps the secret out of every document', async () => {
    expect(await run({}, scriptedTalk({ 'Make these': true }))).toBe(0);
    expect(JSON.stringify(await everything())).not.toContain(sandboxClientSecret);
  });

  it('has nothing to do the second time', async () => {
    const before = await everything();
    const talk = scriptedTalk();
    expect(await run({}, talk)).toBe(0);
    expect(talk.said.at(-1)).toContain('Everything is as it should be.');
    expect(await everything()).toEqual(before);
    expect(await counted()).toEqual({ products: 1, plans: plansMade, webhooks: 1 });
  });

  it('creates another plan for one that is no longer on sale', async () => {
    const former = String(await planIdOf('Yearly'));
    await restOf(server.paypalUrl).change('POST', `/v1/billing/plans/${former}/deactivate`, {});
    await goLive();
    expect(await planIdOf('Yearly')).not.toBe(former);
    await start(server, await register(server), { plan: 'Yearly' });
  });

  it('creates no second product, even after PayPal has forgotten the request for the first', async () => {
    await goLive(monthlyAt(61));
    await goLive();
    const { requests } = (await server.control('GET', '/log')) as {
      requests: Array<{ method: string; path: string }>;
    };
    const made = requests.filter(({ method, path }) => method === 'POST' && path === '/v1/catalogs/products');
    expect(made).toHaveLength(1);
  });

  it('repairs the events of an existing webhook, and keeps its id', async () => {
    const [webhook] = (await books()).webhooks;
    await reportEvents(restOf(server.paypalUrl), webhook?.id ?? '', ['PAYMENT.SALE.COMPLETED']);
    expect(await goLive()).toEqual([
      { action: 'repair', what: `the events of webhook ${server.siteUrl}/api/paypalWebhook` },
    ]);
    expect((await books()).webhooks).toEqual([
      expect.objectContaining({
        id: webhook?.id,
        event_types: webhookEvents.map((name) => expect.objectContaining({ name })),
      }),
    ]);
  });

  it('keeps the ids of each environment', async () => {
    const before = await planIdOf('Monthly');
    await goLive(offers, 'live');
    expect(await goLive(offers, 'live')).toEqual([]);
    await goLive();
    expect(await planIdOf('Monthly')).toBe(before);
    expect(Object.keys(await server.readCollection('Provisioning')).toSorted()).toEqual(['live', 'sandbox']);
  });

  it('adds the missing coupons, and keeps those in use', async () => {
    const coupons = {
      OPENING: { usesLeft: 5, planName: 'Launch50' },
      FRIENDS: { usesLeft: 2, planName: null },
    };
    await goLive({ ...offers, coupons });
    await server.store.update({ collection: 'Credentials', id: 'Coupons' }, [
      { path: ['OPENING', 'applies_left'], value: 1 },
    ]);
    expect(await goLive({ ...offers, coupons })).toEqual([]);
    expect(await server.store.get({ collection: 'Credentials', id: 'Coupons' })).toEqual({
      OPENING: { applies_left: 1, plan_name: 'Launch50' },
      FRIENDS: { applies_left: 2 },
    });
  });
});
