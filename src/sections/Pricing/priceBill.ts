import type { OrderSummaryProps } from '#components/OrderSummary.tsx';
import { priceCalculator as words } from '#content/landing/priceCalculator.ts';
import type { SignUpChoice } from '#domain/choice.ts';
import { monthlyShare, yearlyTotal } from '#domain/comparison.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatMoney, type MinorUnits } from '#domain/money.ts';
import { quoteFor, type Quote } from '#domain/quote.ts';

export interface PriceBill {
  quote: Quote;
  summary: Pick<OrderSummaryProps, 'title' | 'lines' | 'total'>;
  /** A note about the billed currency, if it differs from the chosen one. */
  elsewhere: string | undefined;
}

/** Prices a choice with the checkout's calculation. */
export function priceBill({ plan, posDevices, currency: preferred }: Required<SignUpChoice>): PriceBill {
  const quote = quoteFor({ plan: listedPlan(plan), posDevices, currency: preferred });
  const { interval, currency, extraDevices, basePrice, additionalDevice, extrasPrice } = quote;
  const written = (amount: MinorUnits) => formatMoney({ amount, currency });
  return {
    quote,
    summary: {
      title: words.bill.title,
      lines: [
        {
          label: words.bill.plan(plan),
          amount: written(basePrice),
          detail: words.bill.firstDevice,
        },
        ...(extraDevices > 0
          ? [
              {
                label: words.bill.extraDevices(extraDevices, written(additionalDevice)),
                amount: written(extrasPrice),
              },
            ]
          : []),
      ],
      total: {
        label: words.bill.total(posDevices),
        amount: written(quote.total),
        detail: {
          month: () => words.bill.period.month(written(yearlyTotal(quote))),
          year: () => words.bill.period.year(written(monthlyShare(quote).amount)),
        }[interval](),
      },
    },
    elsewhere: currency === preferred ? undefined : words.currency.elsewhere(preferred, currency),
  };
}
