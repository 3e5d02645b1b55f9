import { checkout } from '#content/funnel/checkout.ts';
import { formatMoney, type Money } from '#domain/money.ts';

/** The amount to pay in words; zero is FREE (R-CURRENCY-SYMBOLS). */
export function amountInWords(money: Money): string {
  return money.amount === 0 ? checkout.summary.free : formatMoney(money);
}
