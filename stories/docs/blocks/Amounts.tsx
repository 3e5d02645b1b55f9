import { currencyPlurals } from '#content/currencies.ts';
import { currencies } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import { formatMoney, formatRoundMoney, toDecimalString } from '#domain/money.ts';
import { Facts } from './Facts.tsx';

/** The formats of one amount in every currency: whole units, with cents, and as sent to PayPal. */
export function Amounts() {
  return (
    <Facts
      label="Amounts by currency"
      columns={['Currency', 'Price', 'In a headline', 'Large', 'At PayPal']}
      rows={currencies.map((currency) => {
        const unit = 10 ** currencyFacts[currency].decimals;
        const price = { amount: 49 * unit, currency };
        return [
          `${currency}, ${currencyPlurals[currency]}`,
          formatMoney(price),
          formatRoundMoney(price),
          formatMoney({ amount: 52_800 * unit, currency }),
          toDecimalString(price),
        ];
      })}
    />
  );
}
