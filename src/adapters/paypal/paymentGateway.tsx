import { lazy, Suspense } from 'react';
import type { PaymentGateway, SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { ButtonPlace, ScriptLoading } from './ScriptStates.tsx';

const PayPalSubscribeButton = lazy(async () => {
  const { PayPalSubscribeButton: component } = await import('./PayPalSubscribeButton.tsx');
  return { default: component };
});

/** Payments by PayPal. Its library and script are fetched when the button is first drawn. */
export function createPaymentGateway(options: {
  /** The simulator's script, in the sandbox; null loads PayPal's own. */
  sdkBaseUrl: string | null;
}): PaymentGateway {
  function SubscribeButton(props: SubscribeButtonProps) {
    const waiting = (
      <ButtonPlace>
        <ScriptLoading label={props.labels.loading} />
      </ButtonPlace>
    );
    return (
      <Suspense fallback={waiting}>
        <PayPalSubscribeButton {...props} sdkBaseUrl={options.sdkBaseUrl} />
      </Suspense>
    );
  }
  return { SubscribeButton };
}
