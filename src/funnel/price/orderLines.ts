import { checkout } from '#content/funnel/checkout.ts';
import { formatMoney } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';

const { summary: words } = checkout;

interface OrderLine {
  label: string;
  amount: string;
}

/** The lines of an order that add up to its total: the plan with its first device, and the other devices. */
export function orderLines(planName: string, quote: Quote): [OrderLine, ...OrderLine[]] {
  const { currency, basePrice, extraDevices, additionalDevice, extrasPrice } = quote;
  const priced = (amount: number) => formatMoney({ amount, currency });
  const plan = { label: words.planName(planName), amount: priced(basePrice) };
  if (extraDevices === 0) return [plan];
  const label = words.extraDevices(extraDevices, priced(additionalDevice));
  return [plan, { label, amount: priced(extrasPrice) }];
}
