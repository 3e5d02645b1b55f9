import { checkout } from '#content/funnel/checkout.ts';
import { formatMoney, type Money } from '#domain/money.ts';

/** Writes what is to be paid; nothing to pay is FREE (specification section 9). */
export function amountInWords(money: Money): string {
  return money.amount === 0 ? checkout.summary.free : formatMoney(money);
}
