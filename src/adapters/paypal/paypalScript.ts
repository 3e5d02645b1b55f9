import type { ReactPayPalScriptOptions } from '@paypal/react-paypal-js';
import type { Currency } from '#domain/currency.ts';
import { locale } from '#domain/language.ts';

/** The timeout of PayPal's script in milliseconds; after it, the owner can retry. */
export const scriptTimeout = 15_000;

/** The height in pixels that PayPal's button needs at every width, reserved before it appears. */
export const buttonHeight = 150;

/** The parameters of PayPal's script. A different currency loads it again. */
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
    components: 'buttons,funding-eligibility',
    intent: 'subscription',
    vault: true,
    locale: locale.replace('-', '_'),
    ...(import.meta.env.MODE === 'sandbox' && sdkBaseUrl !== null ? { sdkBaseUrl } : {}),
  };
}
