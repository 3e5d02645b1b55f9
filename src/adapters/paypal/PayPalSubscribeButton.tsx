import {
  FUNDING,
  PayPalButtons,
  PayPalScriptProvider,
  type ReactPayPalScriptOptions,
} from '@paypal/react-paypal-js';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { AppError, asAppError } from '#domain/errors.ts';
import { reportCaught } from '#gateways/problems.ts';
import type { SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { DrawingBoundary } from './DrawingBoundary.tsx';
import { isClosedWindow, isLeftPage, approvalError } from './paypalErrors.ts';
import { scriptOptions } from './paypalScript.ts';
import { ButtonPlaceholder, ScriptLoading } from './ScriptStates.tsx';
import { usePayPalScript } from './usePayPalScript.ts';

/** The library renders this where PayPal offers the buyer no button, for example in their country. */
function NotEligible(): never {
  throw new Error('PayPal offers this buyer no button');
}

/**
 * PayPal's button. Some moments after it has gone, because a coupon left nothing to pay or another currency loaded the script again,
 * PayPal's script reports that it has gone, in one of several texts. Of a button that has gone, only an approval counts.
 */
function DrawnButton(props: SubscribeButtonProps & { onDrawn: () => void }) {
  const { disabled, start, onApproved, onCancelled, onFailed, onDrawn } = props;
  // Keeps an error of `start`: PayPal passes errors through its frame, which preserves only the message.
  const failedStart = useRef<AppError | 'nothingToApprove'>(undefined);
  const there = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return (
    <PayPalButtons
      onInit={onDrawn}
      disabled={disabled}
      style={{ layout: 'vertical', label: 'subscribe', height: 48 }}
      createSubscription={async () => {
        failedStart.current = undefined;
        try {
          const subscriptionId = await start();
          if (subscriptionId !== null) return subscriptionId;
        } catch (error) {
          failedStart.current = asAppError(error);
          throw error;
        }
        failedStart.current = 'nothingToApprove';
        throw new Error('There is nothing to approve');
      }}
      onApprove={({ subscriptionID, orderID }) => {
        if (subscriptionID) onApproved({ subscriptionId: subscriptionID, orderId: orderID || null });
        else onFailed({ error: new AppError('checkout/details-failed') });
        return Promise.resolve();
      }}
      onCancel={() => {
        if (there.current) onCancelled();
      }}
      onError={(error) => {
        const refusal = failedStart.current;
        failedStart.current = undefined;
        if (!there.current || refusal === 'nothingToApprove' || isLeftPage(error)) return;
        if (refusal) onFailed({ error: refusal });
        else if (isClosedWindow(error)) onCancelled();
        else {
          reportCaught(error);
          onFailed({ error: approvalError(error) });
        }
      }}
    >
      <NotEligible />
    </PayPalButtons>
  );
}

interface ScriptedButtonProps extends SubscribeButtonProps {
  options: ReactPayPalScriptOptions;
}

function ScriptedButton(props: ScriptedButtonProps) {
  const { options, loadingLabel, ScriptFailed, onCardKnown } = props;
  const script = usePayPalScript(options);

  const { ready, drawn, failed } = script;
  const cardKnown = useEffectEvent(onCardKnown);
  useEffect(() => {
    if (ready) cardKnown({ eligible: window.paypal?.isFundingEligible?.(FUNDING.CARD) ?? false });
  }, [ready]);

  const onOpenPage = script.failedAgain ? props.onOpenPage : undefined;
  const failure = <ScriptFailed onRetry={script.retry} onOpenPage={onOpenPage} leaving={props.leaving} />;
  // One element for all that is waited for, so that it is announced once.
  const waiting = drawn ? null : <ScriptLoading label={loadingLabel} silent={script.cameBack} />;
  return (
    <DrawingBoundary key={script.drawing} broken={failure}>
      {failed ? failure : waiting}
      {ready ? <DrawnButton {...props} onDrawn={script.onDrawn} /> : null}
    </DrawingBoundary>
  );
}

/** PayPal's subscribe button with its script. Never put StrictMode above it: the script would load twice. */
export function PayPalSubscribeButton(props: SubscribeButtonProps & { sdkBaseUrl: string | null }) {
  const { clientId, currency, sdkBaseUrl } = props;
  const options = useMemo(
    () => scriptOptions({ clientId, currency, sdkBaseUrl }),
    [clientId, currency, sdkBaseUrl],
  );
  return (
    <ButtonPlaceholder>
      <PayPalScriptProvider options={options}>
        <ScriptedButton {...props} options={options} />
      </PayPalScriptProvider>
    </ButtonPlaceholder>
  );
}
