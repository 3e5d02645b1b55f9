import { readPayPalAccount } from '#functions/documents/offers/payPalAccount.ts';
import { payPalEndpoints } from '#functions/paypal/http/endpoint.ts';
import type { Store } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';
import { wasProvisioned } from '../provision/provisionedIds.ts';
import type { Target } from './target.ts';

/** Collections that are written only in dealings with PayPal: a project with such a document has used its PayPal account. */
const dealt = ['Checkouts', 'Charges', 'Subscriptions'] as const;

/** The endpoint of the PayPal that the project has used; undefined if nothing tells it. */
async function usedPayPal(store: Store, { environment }: Target, endpoint: string) {
  const { endpoint: present } = await readPayPalAccount(store);
  if (present !== null) return present;
  // The document of the account is lost. What was provisioned tells the environment, unless the project has switched it.
  const other = environment === 'live' ? 'sandbox' : 'live';
  if (await wasProvisioned(store, other)) return payPalEndpoints[other];
  return (await wasProvisioned(store, environment)) ? endpoint : undefined;
}

/**
 * Keeps PayPal sandbox data and real payments apart: throws if the project has used another PayPal endpoint than `endpoint`,
 * or one that nothing tells any more. A project without such data may switch.
 */
export async function refuseMixing(store: Store, target: Target, endpoint: string): Promise<void> {
  const used = await usedPayPal(store, target, endpoint);
  if (used === endpoint) return;
  // Imported subscriptions are there before the first account is.
  for (const collection of used === undefined ? dealt.slice(0, 2) : dealt) {
    const [first] = await store.find(collection, { limit: 1 });
    if (!first) continue;
    throw new CommandRefused(
      `${target.project} has ${collection} of ${used ?? 'an account that Credentials/PayPal no longer names'}, and ` +
        `${target.alias} is for ${endpoint}. ` +
        'Sandbox and live are two projects: npm run setup -- --project staging|live with another id.',
    );
  }
}

/** `refuseMixing` for the PayPal endpoint of the target's environment. */
export const refuseForeignData = (store: Store, target: Target) =>
  refuseMixing(store, target, payPalEndpoints[target.environment]);
