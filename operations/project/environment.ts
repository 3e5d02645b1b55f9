import { accountRef } from '#functions/paypal/http/restClient.ts';
import { payPalEndpoints } from '#functions/provision/provision.ts';
import type { Store } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';
import type { Target } from './target.ts';

/** Collections that are written only in dealings with PayPal: a project with such a document has used its PayPal account. */
const dealt = ['Checkouts', 'Subscriptions', 'Charges'] as const;

/**
 * Keeps PayPal sandbox data and real payments apart: throws if the project has used another PayPal endpoint than `endpoint`.
 * A project without such data may switch.
 */
export async function refuseMixing(store: Store, target: Target, endpoint: string): Promise<void> {
  const present = (await store.get(accountRef))?.['endpoint'];
  if (typeof present !== 'string' || present === endpoint) return;
  for (const collection of dealt) {
    const [first] = await store.find(collection, { limit: 1 });
    if (!first) continue;
    throw new CommandRefused(
      `${target.project} has ${collection} of ${present}, and ${target.alias} is for ${endpoint}. ` +
        'Sandbox and live are two projects: npm run setup -- --project staging|live with another id.',
    );
  }
}

/** `refuseMixing` for the PayPal endpoint of the target's environment. */
export const refuseForeignData = (store: Store, target: Target) =>
  refuseMixing(store, target, payPalEndpoints[target.environment]);
