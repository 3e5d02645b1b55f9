import type { ComponentType } from 'react';
import type { Currency } from '#domain/currency.ts';
import type { AppError } from '#domain/errors.ts';
import type { PaymentApproval } from './SubscriptionGateway.ts';

/** The words in the button's place before the provider's script has loaded. */
export interface SubscribeButtonLabels {
  /** While the script loads. */
  loading: string;
}

/** Props of the part shown instead of the button if its script failed to load. */
export interface ScriptFailedProps {
  /** The lost file belongs to the site, so that reloading the page may bring it; it is not the provider's script. */
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
  /** Disabled while true: the payment that was just approved must not be made again. */
  disabled: boolean;
  /** Called on the click: asks the server for a subscription. Returns its id, or null if nothing is left to approve. */
  start: () => Promise<string | null>;
  /** The owner has agreed at the provider. */
  onApproved: (approval: PaymentApproval) => void;
  /** The owner closed or cancelled the provider's window. Nothing was paid. */
  onCancelled: () => void;
  /** The provider or `start` failed. */
  onFailed: (failure: { error: AppError }) => void;
}

/** The payment provider's button. Stories use a plain button instead. */
export interface PaymentGateway {
  /** The provider's button, including the four states of its script (initial, pending, resolved, rejected) and a retry. */
  SubscribeButton: ComponentType<SubscribeButtonProps>;
  /**
   * Redirects to the provider's page, where the owner agrees without a popup; the provider redirects back to the
   * checkout.
   */
  openApproval(approval: { url: string }): void;
}
