import type { ComponentType } from 'react';
import type { Currency } from '#domain/currency.ts';
import type { AppError } from '#domain/errors.ts';
import type { PaymentApproval } from './SubscriptionGateway.ts';

/** Props of the part shown instead of the button if its script failed to load. */
export interface ScriptFailedProps {
  /** Whether the failed file is the site's own rather than the provider's script; reloading the page may then fix it. */
  ownFile?: boolean;
  /** Loads the script again. */
  onRetry: () => void;
  /** Opens the provider's own page instead; given after one retry failed too. */
  onOpenPage?: (() => void) | undefined;
  /** Whether that page is opening. */
  leaving?: boolean;
}

export interface SubscribeButtonProps {
  /** The provider's public client id, from the catalogue. */
  clientId: string;
  /** The currency the quote is billed in. */
  currency: Currency;
  /** Shown in place of the button while the provider's script loads. */
  loadingLabel: string;
  /** Shown when the script failed to load: a message and a retry button. */
  ScriptFailed: ComponentType<ScriptFailedProps>;
  /** Opens the provider's own page, for a browser in which the script never loads. */
  onOpenPage: () => void;
  /** Whether that page is opening. */
  leaving: boolean;
  /** Called once the provider's script says whether it takes a card from this buyer. */
  onCardKnown: (card: { eligible: boolean }) => void;
  /** Disables the button, so an approved payment is not made again. */
  disabled: boolean;
  /** Called on click: requests a subscription from the server. Returns its id, or null if there is nothing to approve. */
  start: () => Promise<string | null>;
  /** The owner approved the payment at the provider. */
  onApproved: (approval: PaymentApproval) => void;
  /** The owner closed or canceled the provider's window. Nothing was paid. */
  onCancelled: () => void;
  /** The provider or `start` failed. */
  onFailed: (failure: { error: AppError }) => void;
}

/** The payment provider's button. Stories use a plain button instead. */
export interface PaymentGateway {
  /** The provider's button, including the four states of its script (initial, pending, resolved, rejected) and a retry. */
  SubscribeButton: ComponentType<SubscribeButtonProps>;
  /**
   * Redirects to the provider's page, where the owner approves without a popup; the provider redirects back to the checkout.
   */
  openApproval(approval: { url: string }): void;
}
