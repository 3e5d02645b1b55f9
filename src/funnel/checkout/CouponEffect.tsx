import { checkout } from '#content/funnel/checkout.ts';
import { yearlySaving } from '#domain/comparison.ts';
import { formatMoney } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';
import { amountInWords } from '../price/amountInWords.ts';

const { summary: words } = checkout;

function priceOf({ total, currency, interval }: Quote): string {
  const amount = amountInWords({ amount: total, currency });
  return total === 0 ? amount : `${amount} ${words.perInterval[interval]}`;
}

/** Props of `CouponEffect`. */
export interface CouponEffectProps {
  /** The order with the coupon. */
  quote: Quote;
  /** The same order without it. */
  undiscounted: Quote;
}

/** The effect of a coupon on the price in one line: the old price, the new one and the saving. */
export function CouponEffect({ quote, undiscounted }: CouponEffectProps) {
  const saving = yearlySaving(quote, undiscounted);
  return (
    <>
      <s>{priceOf(undiscounted)}</s> {words.nowCosts(priceOf(quote))}
      {saving ? ` ${words.youSave(formatMoney(saving))}` : null}
    </>
  );
}
