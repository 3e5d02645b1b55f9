/** The reason why a request to the payment provider failed. */
export type PaymentFailure =
  /** The id is unknown. */
  | 'not-found'
  /** The request was refused; a retry would be refused too. */
  | 'refused'
  /** The account cannot take payments in this currency; a retry would be refused too. */
  | 'currency'
  /** The provider was unreachable or busy; a retry may succeed. */
  | 'unavailable'
  /** The reply could not be read. */
  | 'unreadable';

/** The only error a payment provider's adapter throws. Branch on `reason`. */
export class PaymentProviderError extends Error {
  override readonly name: string = 'PaymentProviderError';
  readonly reason: PaymentFailure;

  constructor(reason: PaymentFailure, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? reason, { cause: options.cause });
    this.reason = reason;
  }
}

/** Whether the provider failed in a way after which a later try may succeed. */
export function isPassing(error: unknown): boolean {
  return error instanceof PaymentProviderError && ['unavailable', 'unreadable'].includes(error.reason);
}

/** The answer; null if the provider does not know what was asked for. Rejects with any other error. */
export async function ifKnown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PaymentProviderError && error.reason === 'not-found') return null;
    throw error;
  }
}
