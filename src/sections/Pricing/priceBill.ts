import type { OrderSummaryProps } from '#components/OrderSummary.tsx';
import { priceCalculator as words } from '#content/landing/priceCalculator.ts';
import type { Choice } from '#domain/choice.ts';
import { monthlyShare, yearlySaving, yearlyTotal } from '#domain/comparison.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatMoney, type MinorUnits } from '#domain/money.ts';
import { quoteFor, type Quote } from '#domain/quote.ts';

/** A price in words. */
export interface PriceBill {
  quote: Quote;
  summary: Pick<OrderSummaryProps, 'title' | 'lines' | 'total'>;
  /** What the year saves, said from either plan; nothing where it saves nothing. */
  saving: string | undefined;
  /** Which currency is billed, where it is not the one chosen. */
  elsewhere: string | undefined;
}

/** Works out what a choice costs, as the checkout will. */
export function priceBill({ plan, devices, currency: preferred }: Required<Choice>): PriceBill {
  const on = (name: 'Monthly' | 'Yearly') =>
    quoteFor({ plan: listedPlan(name), posDevices: devices, currency: preferred });
  const quote = on(plan);
  const { interval, currency, extraDevices, basePrice, additionalDevice, extrasPrice } = quote;
  const written = (amount: MinorUnits) => formatMoney({ amount, currency });
  const saving = yearlySaving(on('Yearly'), on('Monthly'));
  const said = interval === 'year' ? words.bill.saves : words.bill.wouldSave;
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
        label: words.bill.total(devices),
        amount: written(quote.total),
        detail:
          interval === 'year'
            ? words.bill.period.year(written(monthlyShare(quote).amount))
            : words.bill.period.month(written(yearlyTotal(quote))),
      },
    },
    saving: saving ? said(written(saving.amount), saving.percent) : undefined,
    elsewhere: currency === preferred ? undefined : words.currency.elsewhere(preferred, currency),
  };
}
