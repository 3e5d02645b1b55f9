import type { ComponentType } from 'react';
import type { Currency } from '#domain/currency.ts';
import type { AppError } from '#domain/errors.ts';
import type { PaymentApproval } from './SubscriptionGateway.ts';

/** The words the button's place shows before the provider's script is there. */
export interface SubscribeButtonLabels {
  /** While the script loads. */
  loading: string;
}

/** Props of the part shown instead of the button if its script failed to load. */
export interface ScriptFailedProps {
  /** The lost file is the site's own, which a reload of the page may bring, not the provider's script. */
  ownFile?: boolean;
  /** Loads it again. */
  onRetry: () => void;
}

/** Props of the provider's button. */
export interface SubscribeButtonProps {
  /** The provider's public client id, from the catalogue. */
  clientId: string;
  /** The currency the quote is billed in. */
  currency: Currency;
  labels: SubscribeButtonLabels;
  /** Shown when the script failed to load: the words and the button that loads it again. */
  ScriptFailed: ComponentType<ScriptFailedProps>;
  /** Grey and deaf while true; the approved payment of a moment ago must not be paid again. */
  disabled: boolean;
  /** Called on the click: asks the server for a subscription. Its id, or null when there is nothing left to approve. */
  start: () => Promise<string | null>;
  /** The owner agreed at the provider. */
  onApproved: (approval: PaymentApproval) => void;
  /** The owner closed or cancelled the provider's window. Nothing was paid. */
  onCancelled: () => void;
  /** The provider or `start` failed. */
  onFailed: (failure: { error: AppError }) => void;
}

/** The payment provider's button. Stories use a plain button instead. */
export interface PaymentGateway {
  /** The provider's button, with its script's four states (initial, pending, resolved, rejected) and a retry inside. */
  SubscribeButton: ComponentType<SubscribeButtonProps>;
  /**
   * Redirects to the provider's page, where the owner agrees without a popup; the provider redirects back to the
   * checkout.
   */
  openApproval(approval: { url: string }): void;
}
