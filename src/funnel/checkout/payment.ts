import type { AppError } from '#domain/errors.ts';
import type { PaymentApproval } from '#gateways/SubscriptionGateway.ts';
import type { FinishingState } from './useActivation.ts';

export type ApprovalState =
  | { status: 'idle' }
  /** The owner closed the payment provider's window; nothing was paid. */
  | { status: 'cancelled' }
  | { status: 'failed'; error: AppError };

export type PaymentState =
  | ApprovalState
  /** The browser is opening the payment provider's own page, because its popup was blocked or its script never loaded. */
  | { status: 'leaving'; blocked: boolean }
  /** The owner's currency is being changed. */
  | { status: 'changingCurrency'; error: AppError }
  /** A free coupon is being redeemed. */
  | { status: 'redeeming' }
  | FinishingState;

/** The payment's state, and the handlers of the subscribe button and the free checkout. */
export interface Payment {
  state: PaymentState;
  /** Requests a subscription from the server; returns its id, or null if there is nothing to approve. */
  start: () => Promise<string | null>;
  approved: (approval: PaymentApproval) => void;
  cancelled: () => void;
  failed: (failure: { error: AppError }) => void;
  /** Opens the payment provider's own page instead of its popup. */
  payOnPage: () => void;
  /** Changes the owner's currency to the one that can be paid, after the provider refused theirs. */
  payInBaseCurrency: () => void;
  redeem: () => void;
  checkAgain: () => void;
}
