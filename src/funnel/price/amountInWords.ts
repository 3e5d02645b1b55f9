import { funnel } from '#content/index.ts';
import { formatMoney, type Money } from '#domain/money.ts';

/** Writes what is to be paid; nothing to pay is FREE (specification section 9). */
export function amountInWords(money: Money): string {
  return money.amount === 0 ? funnel.checkout.summary.free : formatMoney(money);
}
