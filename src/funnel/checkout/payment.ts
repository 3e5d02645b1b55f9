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
  /** The payment provider's own page is being opened, because its window was blocked. */
  | { status: 'leaving' }
  /** A free coupon is being spent. */
  | { status: 'redeeming' }
  | FinishingState;

/** The payment's state, and the handlers of the subscribe button and the free checkout. */
export interface Payment {
  state: PaymentState;
  /** Asks the server for a subscription to approve: its id, or null when there is nothing left to approve. */
  start: () => Promise<string | null>;
  approved: (approval: PaymentApproval) => void;
  cancelled: () => void;
  failed: (failure: { error: AppError }) => void;
  /** Approves on the payment provider's own page instead of in its window. */
  payOnPage: () => void;
  redeem: () => void;
  checkAgain: () => void;
}
