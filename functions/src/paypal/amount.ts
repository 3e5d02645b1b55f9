import { isCurrency, type Currency } from '#domain/currency.ts';
import { toMinorUnits, type MinorUnits } from '#domain/money.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';

/** An amount with its sign: at PayPal, refunds are negative. */
export interface SignedAmount {
  amount: MinorUnits;
  currency: Currency;
  negative: boolean;
}

interface Amount {
  currency_code: string;
  value: string;
}

/** Reads an amount. Throws `unreadable` for a currency or a number that this product does not bill in. */
export function amountIn({ currency_code: currency, value }: Amount): SignedAmount {
  const negative = value.startsWith('-');
  if (!isCurrency(currency)) throw new PaymentProviderError('unreadable');
  const amount = toMinorUnits(negative ? value.slice(1) : value, currency);
  if (amount === undefined) throw new PaymentProviderError('unreadable');
  return { amount, currency, negative };
}

/** Reads an amount; null for a currency or a number that this product does not bill in. */
export function readableAmount(amount: Amount): SignedAmount | null {
  try {
    return amountIn(amount);
  } catch (error) {
    if (error instanceof PaymentProviderError) return null;
    throw error;
  }
}
