import type { Catalogue } from '#domain/contract.ts';
import type { PayPalClient } from '../paypal/PayPalClient.ts';
import type { Store } from '../store/Store.ts';
import { findPlan } from './plans.ts';

/** The public plans and the id PayPal's script needs. Discount plans are reached by coupon only. */
export async function readCatalogue(store: Store, paypal: PayPalClient): Promise<Catalogue> {
  const [monthly, yearly, paypalClientId] = await Promise.all([
    findPlan(store, 'Monthly'),
    findPlan(store, 'Yearly'),
    paypal.clientId(),
  ]);
  return {
    monthly: typeof monthly === 'string' ? null : monthly,
    yearly: typeof yearly === 'string' ? null : yearly,
    paypalClientId,
  };
}
