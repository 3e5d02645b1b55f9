import { checkout } from '#content/funnel/checkout.ts';
import type { BillLine } from '#domain/bill.ts';
import { formatMoney } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';

const { summary: words } = checkout;

/** The lines of an order that add up to its total: the plan with its first device, and the other devices. */
export function orderLines(planName: string, quote: Quote): [BillLine, ...BillLine[]] {
  const { currency, basePrice, extraDevices, additionalDevice, extrasPrice } = quote;
  const priced = (amount: number) => formatMoney({ amount, currency });
  const plan = { label: words.planName(planName), amount: priced(basePrice) };
  if (extraDevices === 0) return [plan];
  const label = words.extraDevices(extraDevices, priced(additionalDevice));
  return [plan, { label, amount: priced(extrasPrice) }];
}
