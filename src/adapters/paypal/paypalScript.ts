import type { ReactPayPalScriptOptions } from '@paypal/react-paypal-js';
import type { Currency } from '#domain/currency.ts';
import { locale } from '#domain/language.ts';

/** How long PayPal's script may take before the owner is offered to load it again, in milliseconds. */
export const scriptTimeout = 15_000;

/**
 * The height that PayPal's button needs at every width, in pixels. It is reserved, so that nothing moves when the button
 * arrives.
 */
export const buttonHeight = 150;

/** The parameters of PayPal's script. Another currency loads it again. */
export function scriptOptions(request: {
  clientId: string;
  currency: Currency;
  /** The simulator's script, in the sandbox; null loads PayPal's own. */
  sdkBaseUrl: string | null;
}): ReactPayPalScriptOptions {
  const { clientId, currency, sdkBaseUrl } = request;
  return {
    clientId,
    currency,
    components: 'buttons',
    intent: 'subscription',
    vault: true,
    locale: locale.replace('-', '_'),
    ...(import.meta.env.MODE === 'sandbox' && sdkBaseUrl !== null ? { sdkBaseUrl } : {}),
  };
}
