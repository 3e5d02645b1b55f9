import { date, string, ValidationError, object, type InferType, type Schema } from 'yup';
import { PaymentProviderError } from '../../payments/PaymentProviderError.ts';
import { isCurrency, type Currency } from '#domain/currency.ts';
import { toMinorUnits, type MinorUnits } from '#domain/money.ts';

/** Whether PayPal leaves a value out. It writes a tax that is not set as the text 'null'. */
const isNothing = (value: unknown) => value === null || value === 'null';

/** Parses a text of PayPal; undefined if it is not JSON. Where PayPal writes null, it means the same as nothing. */
export function parsedReply(text: string): unknown {
  try {
    return JSON.parse(text, function (this: unknown, _, value: unknown) {
      // An entry that is left out of a list is a hole, which no schema refuses.
      return isNothing(value) && !Array.isArray(this) ? undefined : value;
    }) as unknown;
  } catch {
    return undefined;
  }
}

/** Validates a response from PayPal. Throws a PaymentProviderError `unreadable` for missing or wrong fields. */
export function readReply<Read extends Schema>(schema: Read, reply: unknown): InferType<Read> {
  try {
    return schema.validateSync(reply);
  } catch (cause) {
    if (cause instanceof ValidationError) throw new PaymentProviderError('unreadable', { cause });
    throw cause;
  }
}

/** A time in PayPal's format. An unreadable one is refused here instead of where it is used. */
export const timestampReply = date().transform((_, text: unknown) => new Date(String(text)));

/** An amount in PayPal's responses. */
export const amountReply = object({ currency_code: string().required(), value: string().required() });

type Amount = InferType<typeof amountReply>;

/** An amount with its sign: at PayPal, refunds are negative. */
interface SignedAmount {
  amount: MinorUnits;
  currency: Currency;
  negative: boolean;
}

/** Reads an amount; null for a currency or a number that this product does not bill in. */
export function readableAmount({ currency_code: currency, value }: Amount): SignedAmount | null {
  if (!isCurrency(currency)) return null;
  const negative = value.startsWith('-');
  const amount = toMinorUnits(negative ? value.slice(1) : value, currency);
  return amount === undefined ? null : { amount, currency, negative };
}

/** Reads an amount. Throws `unreadable` for a currency or a number that this product does not bill in. */
export function amountIn(amount: Amount): SignedAmount {
  const read = readableAmount(amount);
  if (!read) throw new PaymentProviderError('unreadable');
  return read;
}
