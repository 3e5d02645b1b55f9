import { restClient } from '#functions/paypal/restClient.ts';
import { provisionPlan, provisionProduct } from '#functions/services/provisioning.ts';
import type { Store } from '#functions/store/Store.ts';
import { sandboxClientId, sandboxClientSecret } from '../paypal/simulator.ts';
import { seededCoupons, seededMock } from './credentials.ts';
import { seededPlans } from './plans.ts';
import { registerWebhook } from './webhook.ts';

const account = { collection: 'Credentials', id: 'PayPal' };
// Written last, so that a seed that was interrupted is planted again.
const planted = { collection: 'Sandbox', id: 'seed' };

/** What the seed needs of the world around it. */
export interface Soil {
  store: Store;
  paypalUrl: string;
  siteUrl: string;
}

/**
 * Fills an empty store with plans, coupons and credentials. One that is filled keeps what it holds, except for
 * where PayPal is and whom it tells: the ports may have changed.
 */
export async function plantSeed({ store, paypalUrl, siteUrl }: Soil): Promise<void> {
  const webhookId = await registerWebhook(paypalUrl, `${siteUrl}/api/paypalWebhook`);
  await store.set(account, {
    ...(await store.get(account)),
    client_id: sandboxClientId,
    endpoint: paypalUrl,
    webhook_id: webhookId,
  });
  if (await store.get(planted)) return;
  const at = new Date();
  await provisionPlans(store, at);
  await store.set({ collection: 'Credentials', id: 'Coupons' }, seededCoupons);
  await store.set({ collection: 'Credentials', id: 'Mock' }, seededMock);
  await store.set(planted, { at });
}

async function provisionPlans(store: Store, at: Date): Promise<void> {
  const paypal = restClient({
    store,
    secret: () => sandboxClientSecret,
    now: () => new Date(),
    sandbox: true,
  });
  const productId = await provisionProduct(paypal);
  for (const [name, listed] of Object.entries(seededPlans)) {
    await provisionPlan({ store, paypal, productId, name, listed, edition: at.toISOString() });
  }
}
