import { Suspense } from 'react';
import { AppError } from '#domain/errors.ts';
import type { PaymentGateway, SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { lazyPart } from '#loading/lazyPart.tsx';
import { ButtonPlaceholder, ScriptLoading } from './ScriptStates.tsx';

// Reloading the page loses nothing: the URL holds the plan, and the checkout stores the coupon.
const PayPalSubscribeButton = lazyPart(
  async () => (await import('./PayPalSubscribeButton.tsx')).PayPalSubscribeButton,
  ({ ScriptFailed, onRetry }) => (
    <ButtonPlaceholder>
      <ScriptFailed ownFile onRetry={onRetry} />
    </ButtonPlaceholder>
  ),
  { atOnce: true },
);

/** Validates the URL of the provider's page; rejects a URL that would run a script. */
export function approvalAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new AppError('checkout/payment-unavailable');
  return href;
}

/** Payments by PayPal. Its library and script are fetched when the button is first rendered. */
export function createPaymentGateway(options: {
  /** The simulator's script, in the sandbox; null loads PayPal's own. */
  sdkBaseUrl: string | null;
}): PaymentGateway {
  function SubscribeButton(props: SubscribeButtonProps) {
    const waiting = (
      <ButtonPlaceholder>
        <ScriptLoading label={props.loadingLabel} silent />
      </ButtonPlaceholder>
    );
    return (
      <Suspense fallback={waiting}>
        <PayPalSubscribeButton {...props} sdkBaseUrl={options.sdkBaseUrl} />
      </Suspense>
    );
  }
  return {
    SubscribeButton,
    openApproval: ({ url }) => {
      window.location.assign(approvalAddress(url));
    },
  };
}
