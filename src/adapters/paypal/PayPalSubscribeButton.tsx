import {
  DISPATCH_ACTION,
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
  type ReactPayPalScriptOptions,
} from '@paypal/react-paypal-js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AppError, asAppError } from '#domain/errors.ts';
import type { SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { isClosedWindow, notApproved } from './paypalErrors.ts';
import { scriptOptions, scriptPatience } from './paypalScript.ts';
import { ButtonPlace, ScriptFailed, ScriptLoading } from './ScriptStates.tsx';

/** PayPal's script as a screen sees it: its four states, and a load that takes too long counted as refused. */
function usePayPalScript(options: ReactPayPalScriptOptions) {
  const [{ isResolved, isRejected, options: loaded }, dispatch] = usePayPalScriptReducer();
  const [attempt, setAttempt] = useState(0);
  const [lateAttempt, setLateAttempt] = useState<number>();
  const outdated = loaded.currency !== options.currency || loaded.clientId !== options.clientId;
  const settled = isResolved || isRejected;

  useEffect(() => {
    if (outdated) dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: options });
  }, [outdated, options, dispatch]);

  useEffect(() => {
    if (settled) return undefined;
    // A script that hangs is never reported by the browser, so the waiting has to end here.
    const timer = window.setTimeout(() => {
      setLateAttempt(attempt);
    }, scriptPatience);
    return () => {
      window.clearTimeout(timer);
    };
  }, [settled, attempt, options]);

  return {
    ready: isResolved && !outdated,
    failed: isRejected || (!isResolved && lateAttempt === attempt),
    retry: () => {
      setAttempt(attempt + 1);
      dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } });
    },
  };
}

interface ScriptedButtonProps extends SubscribeButtonProps {
  options: ReactPayPalScriptOptions;
}

function ScriptedButton(props: ScriptedButtonProps) {
  const { options, labels, disabled, start, onApproved, onCancelled, onFailed } = props;
  const script = usePayPalScript(options);
  // PayPal hands a refused `start` back through its own frame, which strips everything but the message.
  const refusedStart = useRef<AppError>(undefined);

  if (script.failed) return <ScriptFailed labels={labels} onRetry={script.retry} />;
  if (!script.ready) return <ScriptLoading label={labels.loading} />;
  return (
    <PayPalButtons
      disabled={disabled}
      style={{ layout: 'vertical', label: 'subscribe', height: 48 }}
      createSubscription={async () => {
        refusedStart.current = undefined;
        try {
          return await start();
        } catch (error) {
          refusedStart.current = asAppError(error);
          throw error;
        }
      }}
      onApprove={({ subscriptionID, orderID }) => {
        if (subscriptionID) onApproved({ subscriptionId: subscriptionID, orderId: orderID || null });
        else onFailed({ error: new AppError('checkout/details-failed') });
        return Promise.resolve();
      }}
      onCancel={() => {
        onCancelled();
      }}
      onError={(error) => {
        const refused = refusedStart.current;
        refusedStart.current = undefined;
        if (refused) onFailed({ error: refused });
        else if (isClosedWindow(error)) onCancelled();
        else onFailed({ error: notApproved(error) });
      }}
    />
  );
}

/** PayPal's own subscribe button with its script around it. Never put StrictMode above it: the script would load twice. */
export function PayPalSubscribeButton(props: SubscribeButtonProps & { sdkBaseUrl: string | null }) {
  const { clientId, currency, sdkBaseUrl } = props;
  const options = useMemo(
    () => scriptOptions({ clientId, currency, sdkBaseUrl }),
    [clientId, currency, sdkBaseUrl],
  );
  return (
    <ButtonPlace>
      <PayPalScriptProvider options={options}>
        <ScriptedButton {...props} options={options} />
      </PayPalScriptProvider>
    </ButtonPlace>
  );
}
