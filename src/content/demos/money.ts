import { baseCurrency } from '#domain/currency.ts';
import { formatMoney, formatRoundMoney, type MinorUnits } from '#domain/money.ts';

/** An amount of the sample business to the cent: `$412.40`. */
export function formatAmount(amount: MinorUnits): string {
  return formatMoney({ amount, currency: baseCurrency });
}

/** An amount in whole dollars, for a label read at a glance: `$412`. Half a dollar is rounded up. */
export function formatWholeAmount(amount: MinorUnits): string {
  return formatRoundMoney({ amount: Math.round(amount / 100) * 100, currency: baseCurrency });
}
