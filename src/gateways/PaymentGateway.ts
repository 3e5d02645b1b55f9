import type { ComponentType } from 'react';
import type { Currency } from '#domain/currency.ts';
import type { AppError } from '#domain/errors.ts';
import type { PaymentApproval } from './SubscriptionGateway.ts';

/** The words the button's place shows before PayPal's own script is there. */
export interface SubscribeButtonLabels {
  /** While the script loads. */
  loading: string;
  /** When the script was refused, or did not come in time. */
  failed: string;
  /** Of the control that loads the script again. */
  retry: string;
}

export interface SubscribeButtonProps {
  /** PayPal's public client id, from the catalogue. */
  clientId: string;
  /** The currency the quote is billed in. */
  currency: Currency;
  labels: SubscribeButtonLabels;
  /** Grey and deaf while true; the approved payment of a moment ago must not be paid again. */
  disabled: boolean;
  /** Called on the click: asks the server for a subscription and answers its id. */
  start: () => Promise<string>;
  /** The owner agreed at PayPal. */
  onApproved: (approval: PaymentApproval) => void;
  /** The owner closed or cancelled PayPal's window. Nothing was paid. */
  onCancelled: () => void;
  /** PayPal or `start` failed. */
  onFailed: (failure: { error: AppError }) => void;
}

/** Where payments come from. Stories swap in a plain button. */
export interface PaymentGateway {
  /** PayPal's button, with its script's four states (initial, pending, resolved, rejected) and a retry inside. */
  SubscribeButton: ComponentType<SubscribeButtonProps>;
  /** Leaves this page for PayPal's own, where the owner agrees without a window; PayPal leads back to the checkout. */
  openApproval(approval: { url: string }): void;
}
