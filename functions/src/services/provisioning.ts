import { isDeepStrictEqual } from 'node:util';
import { currencies, type Currency } from '#domain/currency.ts';
import { toMinorUnits } from '#domain/money.ts';
import type { ListedPlan } from '#domain/priceList.ts';
import type { PayPalClient } from '../paypal/PayPalClient.ts';
import type { PlanTerms } from '../paypal/planBody.ts';
import type { Store } from '../store/Store.ts';
import { findPlan, savePlan } from './plans.ts';

/** Makes the product that every plan belongs to; answers PayPal's id of it. */
export async function provisionProduct(paypal: PayPalClient): Promise<string> {
  return paypal.createProduct({
    name: 'Curbwise',
    description: 'Menu, point of sale and location reports for food trucks',
    requestId: 'product-curbwise',
  });
}

/** What PayPal is to tell the product about: everything that may change a subscription. */
export const webhookEvents = [
  'BILLING.SUBSCRIPTION.CREATED',
  'BILLING.SUBSCRIPTION.ACTIVATED',
  'BILLING.SUBSCRIPTION.RE-ACTIVATED',
  'BILLING.SUBSCRIPTION.UPDATED',
  'BILLING.SUBSCRIPTION.SUSPENDED',
  'BILLING.SUBSCRIPTION.CANCELLED',
  'BILLING.SUBSCRIPTION.EXPIRED',
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
  'PAYMENT.SALE.COMPLETED',
] as const;

function termsOf(name: string, listed: ListedPlan, currency: Currency): PlanTerms | undefined {
  const listedPrice = listed.prices[currency];
  if (!listedPrice) return undefined;
  const price = toMinorUnits(listedPrice.price, currency);
  const additionalDevice = toMinorUnits(listedPrice.additionalDevice, currency);
  // PayPal takes no tier that costs nothing.
  if (!price || !additionalDevice) throw new Error(`${name} has no billable price in ${currency}`);
  return { currency, interval: listed.interval, trialDays: listed.freeTrialDays, price, additionalDevice };
}

/** The id of the plan at PayPal that a document already sells in a currency, if it bills just these terms. */
async function sellingAlready(
  { store, paypal, name }: { store: Store; paypal: PayPalClient; name: string },
  terms: PlanTerms,
): Promise<string | undefined> {
  const plan = await findPlan(store, name);
  if (typeof plan === 'string') return undefined;
  const id = plan.prices.find(({ currency }) => currency === terms.currency)?.paypalPlanId;
  if (!id) return undefined;
  return isDeepStrictEqual(await paypal.planTerms(id), terms) ? id : undefined;
}

/**
 * Makes one plan sellable: a plan at PayPal for each currency it has a price in, then its document. A plan at
 * PayPal that bills the right terms already is kept, so that running it again makes nothing twice.
 */
export async function provisionPlan(request: {
  store: Store;
  paypal: PayPalClient;
  productId: string;
  name: string;
  listed: ListedPlan;
  /** Tells one edition of the prices from the next in PayPal's request ids, such as the date. */
  edition: string;
}): Promise<void> {
  const { store, paypal, productId, name, listed, edition } = request;
  const paypalPlanIds: Partial<Record<Currency, string>> = {};
  for (const currency of currencies) {
    const terms = termsOf(name, listed, currency);
    if (!terms) continue;
    paypalPlanIds[currency] =
      (await sellingAlready(request, terms)) ??
      (await paypal.createPlan({
        productId,
        name: `${name} (${currency})`,
        terms,
        requestId: `plan-${name}-${currency}-${edition}`,
      }));
  }
  await savePlan(store, { name, listed, paypalPlanIds });
}
