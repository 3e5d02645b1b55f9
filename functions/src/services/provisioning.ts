import { currencies, type Currency } from '#domain/currency.ts';
import { toMinorUnits } from '#domain/money.ts';
import type { ListedPlan } from '#domain/priceList.ts';
import type { PayPalClient } from '../paypal/PayPalClient.ts';
import type { Store } from '../store/Store.ts';
import { savePlan } from './plans.ts';

/** Makes the product that every plan belongs to; answers PayPal's id of it. */
export async function provisionProduct(paypal: PayPalClient): Promise<string> {
  return paypal.createProduct({
    name: 'Curbwise',
    description: 'Menu, point of sale and location reports for food trucks',
    requestId: 'product-curbwise',
  });
}

/**
 * Makes one plan sellable: a plan at PayPal for each currency it has a price in, then its document.
 * Run again within PayPal's 72 hours it makes nothing twice; a changed price needs another `edition`.
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
    const listedPrice = listed.prices[currency];
    if (!listedPrice) continue;
    const price = toMinorUnits(listedPrice.price, currency);
    const additionalDevice = toMinorUnits(listedPrice.additionalDevice, currency);
    if (price === undefined || additionalDevice === undefined) {
      throw new Error(`${name} has no billable price in ${currency}`);
    }
    paypalPlanIds[currency] = await paypal.createPlan({
      productId,
      name: `${name} (${currency})`,
      terms: {
        currency,
        interval: listed.interval,
        trialDays: listed.freeTrialDays,
        price,
        additionalDevice,
      },
      requestId: `plan-${name}-${currency}-${edition}`,
    });
  }
  await savePlan(store, { name, listed, paypalPlanIds });
}
