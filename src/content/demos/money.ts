import { baseCurrency } from '#domain/currency.ts';
import { formatMoney, formatRoundMoney, type MinorUnits } from '#domain/money.ts';

/** An amount of the sample business to the cent: `$412.40`. */
export function formatAmount(amount: MinorUnits): string {
  return formatMoney({ amount, currency: baseCurrency });
}

/** An amount rounded to whole dollars, half a dollar up, for short labels: `$412`. */
export function formatWholeAmount(amount: MinorUnits): string {
  return formatRoundMoney({ amount: Math.round(amount / 100) * 100, currency: baseCurrency });
}
