import type { Amount } from './resources.ts';

/**
 * The decimals of each currency that PayPal supports (reference/PayPal.mdx#currencies). INR is missing on purpose: PayPal
 * subscriptions cannot receive it.
 */
const decimals: Readonly<Record<string, 0 | 2>> = {
  AUD: 2,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  HUF: 0,
  ILS: 2,
  JPY: 0,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PHP: 2,
  PLN: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  TWD: 0,
  USD: 2,
};

/** Whether PayPal subscriptions can be received in the currency. */
export function isReceivable(currency: string): boolean {
  return Object.hasOwn(decimals, currency);
}

/**
 * Parses PayPal's decimal string into minor units, without floating-point numbers.
 * @returns undefined if it is not a plain amount, or has more decimals than the currency allows.
 */
export function minorUnits({ currency_code: currency, value }: Amount): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,4}))?$/u.exec(value);
  if (!match) return undefined;
  const digits = decimals[currency] ?? 2;
  const fraction = match[2] ?? '';
  if (fraction.length > digits) return undefined;
  return Number(`${match[1] ?? ''}${fraction.padEnd(digits, '0')}`);
}

/** Formats minor units like PayPal: `59.0`, `24.5`, `191.45`, and `7300` without decimals. */
export function paypalValue(amount: number, currency: string): string {
  const digits = decimals[currency] ?? 2;
  if (digits === 0) return String(amount);
  const text = String(amount).padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/u, '');
  return `${text.slice(0, -digits)}.${fraction || '0'}`;
}

/** Minor units as PayPal's amount. */
export function amountOf(amount: number, currency: string): Amount {
  return { currency_code: currency, value: paypalValue(amount, currency) };
}

export function normalized(amount: Amount): Amount {
  const minor = minorUnits(amount);
  return minor === undefined ? amount : amountOf(minor, amount.currency_code);
}

/** Formats minor units for a buyer, with symbol and code: `$59.00 USD`, `¥7,300 JPY`. */
export function readableMoney(amount: number, currency: string): string {
  const digits = decimals[currency] ?? 2;
  const text = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
  return `${text} ${currency}`;
}
