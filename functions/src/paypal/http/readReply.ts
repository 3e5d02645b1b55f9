import { string, ValidationError, type InferType, type Schema } from 'yup';
import { PaymentProviderError } from '../../payments/PaymentProviderError.ts';

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
export const timestampReply = string().test(
  'time',
  'not a time',
  (text) => text === undefined || !Number.isNaN(Date.parse(text)),
);
