import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Currency } from '#domain/currency.ts';
import { priceForCurrency, type Plan, type PublicPlanName } from '#domain/plan.ts';
import { findPlan } from '#functions/documents/plans.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Store } from '#functions/store/Store.ts';
import { sandboxClientId, startPayPalSimulator, type RunningSimulator } from '#simulator/startSimulator.ts';
import { seedStore } from '#sandbox/seed/seedStore.ts';
import { listedDevicePrice, listedPrice } from '#stories/support/listedPrice.ts';

const siteUrl = 'http://127.0.0.1:5173';

let store: Store;
let simulator: RunningSimulator;

beforeAll(async () => {
  store = openSqliteStore(':memory:');
  simulator = await startPayPalSimulator({ port: 0 });
  await seedStore({ store, paypalUrl: simulator.url, siteUrl });
});

afterAll(async () => {
  await simulator.stop();
  await store.close();
});

async function plan(name: string): Promise<Plan> {
  const found = await findPlan(store, name);
  if (typeof found === 'string') throw new Error(`${name} is ${found}`);
  return found;
}

describe('the seed', () => {
  it.each<[string, PublicPlanName, number, Currency, number]>([
    ['Monthly', 'Monthly', 1, 'USD', 7],
    ['Yearly', 'Yearly', 1, 'USD', 14],
    ['Launch50', 'Monthly', 2, 'USD', 14],
    ['Launch50', 'Monthly', 2, 'EUR', 14],
    ['Launch50', 'Monthly', 2, 'JPY', 14],
  ])(
    'sells %s for the price of %s divided by %i in %s, an extra device for its price, after %i days (R-PRICE-MONTHLY, R-PRICE-YEARLY, R-TRIAL-LENGTH, R-DATA-PLAN)',
    async (name, like, divisor, currency, days) => {
      const found = await plan(name);
      const listed = priceForCurrency(found, currency);
      expect(listed.price).toBe(listedPrice(like, 1, currency).amount / divisor);
      expect(listed.additionalDevice).toBe(listedDevicePrice(like, currency).amount);
      expect(found.freeTrialDays).toBe(days);
    },
  );

  it('gives PayPal the webhook’s address, and the functions PayPal’s', async () => {
    const state = await fetch(`${simulator.url}/__sim/state`);
    const { webhooks } = (await state.json()) as { webhooks: Array<{ id: string; url: string }> };
    expect(webhooks).toEqual([expect.objectContaining({ url: `${siteUrl}/api/paypalWebhook` })]);
    expect(await store.get({ collection: 'Credentials', id: 'PayPal' })).toMatchObject({
      client_id: sandboxClientId,
      endpoint: simulator.url,
      webhook_id: webhooks[0]?.id,
    });
  });

  it('does not change a filled store, except for changed ports', async () => {
    const plans = await store.find('Plans');
    await store.update({ collection: 'Credentials', id: 'Coupons' }, [
      { path: ['FREE50', 'applies_left'], value: 49 },
    ]);
    await seedStore({ store, paypalUrl: simulator.url, siteUrl: 'http://127.0.0.1:6000' });
    expect(await store.find('Plans')).toEqual(plans);
    expect(await store.get({ collection: 'Credentials', id: 'Coupons' })).toMatchObject({
      FREE50: { applies_left: 49 },
    });
    const state = await fetch(`${simulator.url}/__sim/state`);
    const { webhooks } = (await state.json()) as { webhooks: Array<{ url: string }> };
    expect(webhooks.map(({ url }) => url)).toEqual(['http://127.0.0.1:6000/api/paypalWebhook']);
  });
});
