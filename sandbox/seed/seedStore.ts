import { webhookPath } from '#domain/paths.ts';
import { payPalAccountRef, serializePayPalAccount } from '#functions/documents/offers/payPalAccount.ts';
import { restClient } from '#functions/paypal/http/restClient.ts';
import type { Store } from '#functions/store/Store.ts';
import { accountInMemory, type PayPalAccount } from '#operations/provision/accountInMemory.ts';
import { payPalProvisioning, webhooksPath } from '#operations/provision/payPalProvisioning.ts';
import { prepareProvision } from '#operations/provision/prepareProvision.ts';
import { sandboxClientId, sandboxClientSecret } from '#simulator/startSimulator.ts';
import { sandboxOffers } from './offers.ts';

// Written last, so that an interrupted seed is repeated.
const seedMarker = { collection: 'Sandbox', id: 'seed' };

/** The simulator's merchant account. */
export const sandboxAccount = (endpoint: string): PayPalAccount => ({
  clientId: sandboxClientId,
  secret: sandboxClientSecret,
  endpoint,
  simulated: true,
});

export interface SeedTarget {
  store: Store;
  paypalUrl: string;
  siteUrl: string;
}

/** Registers the site's webhook at PayPal and returns its id; removes those with a former port of this site. */
async function registerWebhook(account: PayPalAccount, url: string): Promise<string> {
  const rest = restClient(accountInMemory(account));
  const payPal = payPalProvisioning(rest);
  for (const { id } of (await payPal.listWebhooks()).filter((webhook) => webhook.url !== url))
    await rest.request({ method: 'DELETE', path: `${webhooksPath}/${id}` });
  return payPal.provideWebhook(url);
}

/** Seeds an empty store. A filled one only gets PayPal's and the webhook's addresses, whose ports change. */
export async function seedStore({ store, paypalUrl, siteUrl }: SeedTarget): Promise<void> {
  const account = sandboxAccount(paypalUrl);
  const webhookId = await registerWebhook(account, siteUrl + webhookPath);
  const wanted = { clientId: sandboxClientId, endpoint: paypalUrl, webhookId };
  await store.set(payPalAccountRef, serializePayPalAccount(await store.get(payPalAccountRef), wanted));
  if (await store.get(seedMarker)) return;
  const request = { store, environment: 'sandbox', account, siteUrl, offers: sandboxOffers } as const;
  await (await prepareProvision(request)).apply();
  await store.set(seedMarker, { at: new Date() });
}
