import type { BillingInterval } from '#domain/plan.ts';
import type { Currency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { toMinorUnits, type MinorUnits, type Money } from '#domain/money.ts';
import { subscriptions, type SubscriptionRecord } from '../documents/subscription.ts';
import { accessEndOf, standingIn } from '../standing/standingOf.ts';
import type { StoredDocument } from '../store/Store.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';

export interface Sold extends SubscriptionRecord {
  paysFrom: Date | null;
}

export function soldIn({ fields }: StoredDocument): Sold {
  const record = subscriptions.parse(fields);
  // An imported record without our own fields states no trial.
  return { ...record, paysFrom: record.billing ? standingIn(record).firstCharge : new Date(0) };
}

/** When a record was agreed on. */
export const begunAt = ({ billing }: Sold) => billing?.created ?? null;

/** When a record ended; of a running one, when its status began. The provider may take the end later than its owner. */
export const endedAt = (one: Sold) => accessEndOf(one).at;

/** Whether the first charge of a record is due. */
export const isPaying = ({ paysFrom }: Sold, now: Date) => paysFrom !== null && paysFrom <= now;

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

const perMonth: Readonly<Record<BillingInterval, (amount: MinorUnits) => MinorUnits>> = {
  month: (amount) => amount,
  year: (amount) => Math.round(amount / 12),
};

/** Revenue of a month: what is billed, and what is expected after trials. */
export interface MonthlyRevenue {
  currency: Currency;
  billed: MinorUnits;
  inTrial: MinorUnits;
}

/** What active records make in a month, by currency. */
export function monthlyRevenue(active: readonly Sold[], now: Date): MonthlyRevenue[] {
  const sums = new Map<Currency, MonthlyRevenue>();
  for (const one of active) {
    const price = recordedPrice(one);
    if (!price) continue;
    const { amount, currency, interval } = price;
    const sum = sums.get(currency) ?? { currency, billed: 0, inTrial: 0 };
    const part = isPaying(one, now) ? 'billed' : 'inTrial';
    sums.set(currency, { ...sum, [part]: sum[part] + perMonth[interval](amount) });
  }
  return [...sums.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}
