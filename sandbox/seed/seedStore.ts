import { webhookPath } from '#domain/paths.ts';
import { payPalAccountRef, serializePayPalAccount } from '#functions/documents/offers/payPalAccount.ts';
import { prepareProvision } from '#functions/provision/provision.ts';
import type { Store } from '#functions/store/Store.ts';
import { sandboxClientId, sandboxClientSecret } from '#simulator/startSimulator.ts';
import { sandboxOffers } from './offers.ts';
import { registerWebhook } from './webhook.ts';

// Written last, so that an interrupted seed is repeated.
const seedMarker = { collection: 'Sandbox', id: 'seed' };

export interface SeedTarget {
  store: Store;
  paypalUrl: string;
  siteUrl: string;
}

/** Seeds an empty store. A filled one only gets PayPal's and the webhook's addresses, whose ports change. */
export async function seedStore({ store, paypalUrl, siteUrl }: SeedTarget): Promise<void> {
  const webhookId = await registerWebhook(paypalUrl, siteUrl + webhookPath);
  const wanted = { clientId: sandboxClientId, endpoint: paypalUrl, webhookId };
  await store.set(payPalAccountRef, serializePayPalAccount(await store.get(payPalAccountRef), wanted));
  if (await store.get(seedMarker)) return;
  const account = {
    environment: 'sandbox',
    clientId: sandboxClientId,
    secret: sandboxClientSecret,
    endpoint: paypalUrl,
  } as const;
  const options = { siteUrl, offers: sandboxOffers, simulated: true };
  await (await prepareProvision(store, account, options)).apply();
  await store.set(seedMarker, { at: new Date() });
}
