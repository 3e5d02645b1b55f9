import { currencyFacts } from '#domain/currencyFacts.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { Billing, SubscriptionRecord } from '../../documents/subscription.ts';
import { wholeTerms, type TermsIn } from '../../ledger/billedTerms.ts';
import { addFacts } from '../../ledger/facts.ts';

/** The terms that replace those of a record. */
interface NewTerms extends TermsIn {
  providerPlanId: string;
  /** The price of the included device; null if the provider does not say. */
  basePrice: MinorUnits | null;
}

/**
 * The record that bills other terms from now on: the former ones become a fact, and the dashboard reads the new price. A read
 * that began earlier may arrive late, so `changedFrom` tells which terms it must not bring back. Settles a flagged difference.
 */
export function replaceTerms(
  record: SubscriptionRecord,
  billing: Billing,
  { providerPlanId, basePrice: price, interval, currency, posDevices, total }: NewTerms,
  now: Date,
) {
  const { paymentParts } = record;
  const [whole] = wholeTerms(billing);
  const former = { interval: billing.interval, currency: billing.currency, posDevices: billing.posDevices };
  const known = paymentParts?.basePrice ?? null;
  const basePrice = price === null || !currency ? known : price / 10 ** currencyFacts[currency].decimals;
  const additionalDevices = { quantity: null, ...paymentParts?.additionalDevices, planId: providerPlanId };
  const changedFrom = { ...former, total: billing.total, providerPlanId: record.providerPlanId, at: now };
  const terms = { interval, currency, posDevices, total, changedFrom };
  return {
    ...addFacts(record, whole ? [{ kind: 'termsReplaced', at: now, ...whole }] : []),
    providerPlanId,
    paymentParts: { ...paymentParts, basePrice, additionalDevices },
    billing: { ...billing, ...terms, changedAtProvider: null, unreadableAtProvider: null },
  };
}
