import type { AppError } from '#domain/errors.ts';
import type { PaymentApproval } from '#gateways/SubscriptionGateway.ts';
import type { FinishingState } from './useActivation.ts';

/** The state of the payment's approval. */
export type ApprovalState =
  | { status: 'idle' }
  /** The owner closed the payment provider's window; nothing was paid. */
  | { status: 'cancelled' }
  | { status: 'failed'; error: AppError };

/** The state of the payment. */
export type PaymentState =
  | ApprovalState
  /** The browser is opening the payment provider's own page, because its popup was blocked. */
  | { status: 'leaving' }
  /** A free coupon is being spent. */
  | { status: 'redeeming' }
  | FinishingState;

/** The payment's state, and the handlers of the subscribe button and the free checkout. */
export interface Payment {
  state: PaymentState;
  /** Asks the server for a subscription to approve: its id, or null if nothing is left to approve. */
  start: () => Promise<string | null>;
  approved: (approval: PaymentApproval) => void;
  cancelled: () => void;
  failed: (failure: { error: AppError }) => void;
  /** Approves on the payment provider's own page instead of in its popup. */
  payOnPage: () => void;
  redeem: () => void;
  checkAgain: () => void;
}
