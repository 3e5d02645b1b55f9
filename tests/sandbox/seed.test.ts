import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencies, type Currency } from '#domain/currency.ts';
import { formatMoney } from '#domain/money.ts';
import { priceIn, type Plan } from '#domain/plan.ts';
import { restClient } from '#functions/paypal/restClient.ts';
import { findPlan } from '#functions/services/plans.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Store } from '#functions/store/Store.ts';
import {
  sandboxClientId,
  sandboxClientSecret,
  startPayPalSimulator,
  type PayPalSimulator,
} from '#sandbox/paypal/simulator.ts';
import { plantSeed } from '#sandbox/seed/plant.ts';

const siteUrl = 'http://127.0.0.1:5173';
const sold = currencies.filter((currency) => currency !== 'INR');

let directory: string;
let store: Store;
let simulator: PayPalSimulator;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'curbwise-seed-'));
  store = openSqliteStore(path.join(directory, 'store.sqlite'));
  simulator = await startPayPalSimulator({ port: 0 });
  await plantSeed({ store, paypalUrl: simulator.url, siteUrl });
});

afterAll(async () => {
  await simulator.stop();
  await store.close();
  rmSync(directory, { recursive: true });
});

async function plan(name: string): Promise<Plan> {
  const found = await findPlan(store, name);
  if (typeof found === 'string') throw new Error(`${name} is ${found}`);
  return found;
}

describe('the seed', () => {
  it.each<[string, Currency, string, string, number]>([
    ['Monthly', 'USD', '$49.00', '$5.00', 7],
    ['Yearly', 'USD', '$348.00', '$60.00', 14],
    ['Launch50', 'USD', '$24.50', '$5.00', 14],
    ['Launch50', 'EUR', '€22.50', '€5.00', 14],
    ['Launch50', 'JPY', '¥3,650', '¥750', 14],
  ])(
    'sells %s in %s for %s, an extra device for %s, after %i days',
    async (name, currency, price, extra, days) => {
      const found = await plan(name);
      const listed = priceIn(found, currency);
      expect(formatMoney({ amount: listed.price, currency })).toBe(price);
      expect(formatMoney({ amount: listed.additionalDevice, currency })).toBe(extra);
      expect(found.freeTrialDays).toBe(days);
    },
  );

  it.each(['Monthly', 'Yearly', 'Launch50'])(
    'has a plan of its own at PayPal for %s in every currency, and it bills what the document says',
    async (name) => {
      const found = await plan(name);
      const paypal = restClient({
        store,
        secret: () => sandboxClientSecret,
        now: () => new Date(),
        sandbox: true,
      });
      expect(found.prices.map(({ currency }) => currency)).toEqual(sold);
      expect(new Set(found.prices.map(({ paypalPlanId }) => paypalPlanId)).size).toBe(sold.length);
      for (const { currency, price, additionalDevice, paypalPlanId } of found.prices) {
        expect(await paypal.planTerms(paypalPlanId ?? '')).toEqual({
          currency,
          price,
          additionalDevice,
          interval: found.interval,
          trialDays: found.freeTrialDays,
        });
      }
    },
  );

  it('tells PayPal where the webhook is, and the functions where PayPal is', async () => {
    const state = await fetch(`${simulator.url}/__sim/state`);
    const { webhooks } = (await state.json()) as { webhooks: Array<{ id: string; url: string }> };
    expect(webhooks).toEqual([expect.objectContaining({ url: `${siteUrl}/api/paypalWebhook` })]);
    expect(await store.get({ collection: 'Credentials', id: 'PayPal' })).toMatchObject({
      client_id: sandboxClientId,
      endpoint: simulator.url,
      webhook_id: webhooks[0]?.id,
    });
  });

  it('keeps no secret in a document', async () => {
    const credentials = await store.find('Credentials');
    expect(JSON.stringify(credentials)).not.toContain(sandboxClientSecret);
  });

  it('leaves a filled store as it is, except for ports that have changed', async () => {
    const plans = await store.find('Plans');
    await store.update({ collection: 'Credentials', id: 'Coupons' }, [
      { path: ['FREE50', 'applies_left'], value: 49 },
    ]);
    await plantSeed({ store, paypalUrl: simulator.url, siteUrl: 'http://127.0.0.1:6000' });
    expect(await store.find('Plans')).toEqual(plans);
    expect(await store.get({ collection: 'Credentials', id: 'Coupons' })).toMatchObject({
      FREE50: { applies_left: 49 },
    });
    const state = await fetch(`${simulator.url}/__sim/state`);
    const { webhooks } = (await state.json()) as { webhooks: Array<{ url: string }> };
    expect(webhooks.map(({ url }) => url)).toEqual(['http://127.0.0.1:6000/api/paypalWebhook']);
  });
});
