import { checkout } from '#content/funnel/checkout.ts';
import { yearlySaving, yearlyTotal } from '#domain/comparison.ts';
import { formatMoney } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';
import { priceInWords } from '../price/amountInWords.ts';

const { summary: words } = checkout;

export interface CouponEffectProps {
  /** The order with the coupon. */
  quote: Quote;
  /** The same order without it. */
  undiscounted: Quote;
}

/**
 * The effect of a coupon whose plan is billed in another interval or currency, in one line: the old price, the new one and the
 * saving. In another interval, both prices are for a year, and the new interval is named beside them.
 */
export function CouponEffect({ quote, undiscounted }: CouponEffectProps) {
  const saving = yearlySaving(quote, undiscounted);
  const sameRhythm = quote.interval === undiscounted.interval;
  const compared = (of: Quote) =>
    priceInWords(sameRhythm ? of : { ...of, total: yearlyTotal(of), interval: 'year' });
  const effects = [
    words.nowCosts(compared(quote)),
    ...(saving ? [words.youSave(formatMoney(saving))] : []),
    ...(sameRhythm ? [] : [words.nowPaid[quote.interval]]),
  ];
  return (
    <>
      <s>{compared(undiscounted)}</s> <span>{effects.join(' ')}</span>
    </>
  );
}
