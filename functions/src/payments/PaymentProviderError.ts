/** Why a payment provider did not do what it was asked. */
export type PaymentFailure =
  /** It knows nothing by that id. */
  | 'not-found'
  /** It refused; the same request would be refused again. */
  | 'refused'
  /** It could not be reached, or was busy; the same request may succeed later. */
  | 'unavailable'
  /** It answered something this product cannot read. */
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
