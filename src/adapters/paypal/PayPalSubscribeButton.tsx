import {
  DISPATCH_ACTION,
  FUNDING,
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
  type ReactPayPalScriptOptions,
} from '@paypal/react-paypal-js';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { AppError, asAppError } from '#domain/errors.ts';
import { reportCaught } from '#gateways/problems.ts';
import type { SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { isClosedWindow, approvalError } from './paypalErrors.ts';
import { scriptOptions, scriptTimeout } from './paypalScript.ts';
import { ButtonPlaceholder, ScriptLoading } from './ScriptStates.tsx';

/** The state of PayPal's script for the screen; a load that exceeds the timeout counts as failed. */
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
    // Browsers do not report a hanging script, so this timeout does.
    const timer = window.setTimeout(() => {
      setLateAttempt(attempt);
    }, scriptTimeout);
    return () => {
      window.clearTimeout(timer);
    };
  }, [settled, attempt, options]);

  // A blocker may replace the script by one without buttons.
  const hasButtons = window.paypal?.Buttons !== undefined;
  return {
    ready: isResolved && !outdated,
    failed: isRejected || (!isResolved && lateAttempt === attempt) || (isResolved && !hasButtons),
    failedAgain: attempt > 0,
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
  const { options, labels, ScriptFailed, disabled, start, onApproved, onCancelled, onFailed, onCardKnown } =
    props;
  const script = usePayPalScript(options);
  const [drawn, setDrawn] = useState(false);
  // Keeps an error of `start`: PayPal passes errors through its frame, which preserves only the message.
  const failedStart = useRef<AppError | 'nothingToApprove'>(undefined);

  const { ready, failed } = script;
  const cardKnown = useEffectEvent(onCardKnown);
  useEffect(() => {
    if (ready && !failed) cardKnown({ eligible: window.paypal?.isFundingEligible?.(FUNDING.CARD) ?? false });
  }, [ready, failed]);

  if (failed) {
    const onOpenPage = script.failedAgain ? props.onOpenPage : undefined;
    return <ScriptFailed onRetry={script.retry} onOpenPage={onOpenPage} leaving={props.leaving} />;
  }
  const buttons = ready ? (
    <PayPalButtons
      onInit={() => {
        setDrawn(true);
      }}
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
        onCancelled();
      }}
      onError={(error) => {
        const refusal = failedStart.current;
        failedStart.current = undefined;
        if (refusal === 'nothingToApprove') return;
        if (refusal) onFailed({ error: refusal });
        else if (isClosedWindow(error)) onCancelled();
        else {
          reportCaught(error);
          onFailed({ error: approvalError(error) });
        }
      }}
    />
  ) : null;
  return (
    <>
      {/* One element for all that is waited for, so that it is announced once. */}
      {ready && drawn ? null : <ScriptLoading label={labels.loading} />}
      {buttons}
    </>
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
