import type { Catalogue } from '#domain/contract.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import type { Store } from '../store/Store.ts';
import { findPlan } from './plans.ts';

/** The public plans and the id the payment script needs. Discount plans are reached by coupon only. */
export async function readCatalogue(store: Store, payments: PaymentProvider): Promise<Catalogue> {
  const [monthly, yearly, providerClientId] = await Promise.all([
    findPlan(store, 'Monthly'),
    findPlan(store, 'Yearly'),
    payments.publicClientId(),
  ]);
  return {
    monthly: typeof monthly === 'string' ? null : monthly,
    yearly: typeof yearly === 'string' ? null : yearly,
    providerClientId,
  };
}
