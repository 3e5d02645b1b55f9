import type { InferType, Schema } from 'yup';
import { ValidationError } from 'yup';
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
