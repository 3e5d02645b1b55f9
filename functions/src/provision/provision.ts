import { webhookPath } from '#domain/paths.ts';
import type { Offers } from './offers.ts';
import { accountInMemory } from '../paypal/http/accountInMemory.ts';
import { payPalProvisioning } from '../paypal/payPalProvisioning.ts';
import { payPalAccountRef, serializePayPalAccount } from '../documents/offers/payPalAccount.ts';
import type { ProviderEnvironment } from '../documents/offers/provisionedIds.ts';
import { prepareProvisioning, type PreparedProvisioning } from './provisioning.ts';
import type { Store } from '../store/Store.ts';

export interface PayPalAccount {
  environment: ProviderEnvironment;
  clientId: string;
  secret: string;
  /** `https://api-m.paypal.com`, PayPal's own sandbox, or the simulator. */
  endpoint: string;
}

export const payPalEndpoints = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const satisfies Record<ProviderEnvironment, string>;

/**
 * Finds out what is missing to sell the offers: webhook, product and plans at PayPal, and the documents that name them. Writes
 * nothing. Rejects with PaymentProviderError, for example `refused` for a wrong client id or secret.
 * @param options.siteUrl the site's address; PayPal reports events to `{siteUrl}/api/paypalWebhook`.
 * @param options.simulated whether PayPal may be the simulator on this machine.
 */
export async function prepareProvision(
  store: Store,
  { environment, clientId, secret, endpoint }: PayPalAccount,
  { siteUrl, offers, simulated }: { siteUrl: string; offers: Offers; simulated: boolean },
): Promise<PreparedProvisioning> {
  const provisioning = payPalProvisioning({
    store: accountInMemory({ clientId, endpoint }),
    secret: () => secret,
    now: () => new Date(),
    sandbox: simulated,
  });
  return prepareProvisioning({
    store,
    provisioning,
    environment,
    offers,
    webhookUrl: siteUrl + webhookPath,
    account: {
      id: clientId,
      ref: payPalAccountRef,
      fields: (present, webhookId) => serializePayPalAccount(present, { clientId, endpoint, webhookId }),
    },
  });
}
