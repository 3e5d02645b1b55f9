import { accountRef } from '#functions/paypal/http/restClient.ts';
import { payPalEndpoints } from '#functions/provision/provision.ts';
import type { Store } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';
import type { Target } from './target.ts';

/** Documents that only dealings with PayPal write: a project that has one has used the PayPal it was set up for. */
const dealt = ['Checkouts', 'Subscriptions', 'Charges'] as const;

/**
 * Keeps the data of PayPal's sandbox and real money apart: refuses to go on where a project has dealt with another PayPal than
 * `endpoint`. Where it has dealt with none, it may be moved.
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

/** `refuseMixing` for PayPal's own address of the target's environment. */
export const refuseForeignData = (store: Store, target: Target) =>
  refuseMixing(store, target, payPalEndpoints[target.environment]);
