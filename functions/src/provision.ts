import { getFirestore } from 'firebase-admin/firestore';
import { priceList } from '#domain/priceList.ts';
import { ownApp } from './firebase.ts';
import { restClient } from './paypal/restClient.ts';
import { provisionPlan, provisionProduct, webhookEvents } from './services/provisioning.ts';
import { firestoreStore } from './store/firestoreStore.ts';
import type { Store } from './store/Store.ts';

const account = { collection: 'Credentials', id: 'PayPal' };

/** What a person going live must say. */
export interface LiveAccount {
  clientId: string;
  secret: string;
  /** `https://api-m.paypal.com`, or PayPal's own sandbox. */
  endpoint: string;
  /** The site's address; PayPal tells `{siteUrl}/api/paypalWebhook` about events. */
  siteUrl: string;
}

/**
 * Makes the price list sellable: account, webhook, product and plans at PayPal, and the documents that name them.
 * Coupons and the stand-in of free subscriptions are the owner's to write. Run again, it makes nothing twice.
 * @param options.sandbox whether PayPal may be the simulator on this machine.
 */
export async function provision(
  store: Store,
  { clientId, secret, endpoint, siteUrl }: LiveAccount,
  options: { sandbox: boolean; edition: string; say: (line: string) => void },
): Promise<void> {
  const { sandbox, edition, say } = options;
  const before = await store.get(account);
  const fields = { ...before, client_id: clientId, endpoint, access_token: null, expires_in: null };
  await store.set(account, fields);
  const paypal = restClient({ store, secret: () => secret, now: () => new Date(), sandbox });
  const webhookId = await paypal.ensureWebhook({
    url: `${siteUrl}/api/paypalWebhook`,
    eventTypes: webhookEvents,
  });
  await store.update(account, [{ path: ['webhook_id'], value: webhookId }]);
  say(`PayPal tells ${siteUrl}/api/paypalWebhook about events.`);
  const productId = await provisionProduct(paypal);
  for (const [name, listed] of Object.entries(priceList)) {
    await provisionPlan({ store, paypal, productId, name, listed, edition });
    say(`${name} is on sale in ${Object.keys(listed.prices).join(', ')}.`);
  }
}

const variables = {
  clientId: 'PAYPAL_CLIENT_ID',
  secret: 'PAYPAL_SECRET',
  endpoint: 'PAYPAL_ENDPOINT',
  siteUrl: 'SITE_URL',
} as const;

/** Reads the account from the environment. Throws an error that names what is missing. */
export function accountIn(environment: Readonly<Record<string, string | undefined>>): LiveAccount {
  const missing = Object.values(variables).filter((name) => !environment[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')}.`);
  const value = (name: keyof LiveAccount) => environment[variables[name]] ?? '';
  return {
    clientId: value('clientId'),
    secret: value('secret'),
    endpoint: value('endpoint'),
    siteUrl: value('siteUrl').replace(/\/$/u, ''),
  };
}

/** Provisions the project the Firebase credentials of this environment lead to. */
export async function provisionLive(say: (line: string) => void): Promise<void> {
  const live = accountIn(process.env);
  const store = firestoreStore(getFirestore(ownApp()));
  try {
    const edition = new Date().toISOString().slice(0, 10);
    await provision(store, live, { sandbox: false, edition, say });
  } finally {
    await store.close();
  }
}
