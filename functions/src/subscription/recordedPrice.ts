import { limits } from '#domain/limits.ts';
import { toMinorUnits, type Money } from '#domain/money.ts';
import type { BillingInterval } from '#domain/plan.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { confirmationFrom } from './confirmation.ts';

/** The price per period. A never compared import tells it only for one device; null if unknown. */
export function recordedPrice(record: SubscriptionRecord): (Money & { interval: BillingInterval }) | null {
  const { billing, paymentParts } = record;
  if (billing) {
    const { total: amount, currency, interval } = billing;
    return amount !== null && currency && interval ? { amount, currency, interval } : null;
  }
  const { currency, interval, posDevices } = confirmationFrom(record);
  if (posDevices > limits.posDevices.included) return null;
  const amount = toMinorUnits(paymentParts?.basePrice, currency);
  return amount ? { amount, currency, interval } : null;
}
