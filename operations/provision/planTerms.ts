import { createHash } from 'node:crypto';
import { currencies, type Currency } from '#domain/currency.ts';
import { toMinorUnits } from '#domain/money.ts';
import type { ListedPlan } from '#domain/priceList.ts';
import type { PlanTerms } from '#functions/payments/PaymentProvider.ts';

export interface PricedPlan {
  name: string;
  terms: PlanTerms;
  /** A hash that identifies the terms, so that a restored price reuses its former plan. */
  hash: string;
}

function termsOf(name: string, listed: ListedPlan, currency: Currency): PlanTerms | undefined {
  const listedPrice = listed.prices[currency];
  if (!listedPrice) return undefined;
  const price = toMinorUnits(listedPrice.price, currency);
  const additionalDevice = toMinorUnits(listedPrice.additionalDevice, currency);
  // PayPal accepts no price of zero.
  if (!price || !additionalDevice) throw new Error(`${name} has no billable price in ${currency}`);
  return { currency, interval: listed.interval, trialDays: listed.freeTrialDays, price, additionalDevice };
}

/** A hash of a plan's name and terms. Equal terms always get the same hash. */
function hashOf(name: string, terms: PlanTerms): string {
  const { currency, interval, trialDays, price, additionalDevice } = terms;
  const text = JSON.stringify([name, currency, interval, trialDays, price, additionalDevice]);
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** A plan in each of its currencies, with and without its trial. Throws when a price cannot be billed. */
export function pricedPlans(name: string, listed: ListedPlan): PricedPlan[] {
  return currencies.flatMap((currency) => {
    const terms = termsOf(name, listed, currency);
    if (!terms) return [];
    const plan = { name, terms, hash: hashOf(name, terms) };
    if (terms.trialDays === 0) return [plan];
    const paidAtOnce = { ...terms, trialDays: 0 };
    return [plan, { name: `${name} without trial`, terms: paidAtOnce, hash: hashOf(name, paidAtOnce) }];
  });
}
