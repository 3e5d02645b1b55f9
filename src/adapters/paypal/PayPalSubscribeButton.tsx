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
import { DrawingBoundary } from './DrawingBoundary.tsx';
import { isClosedWindow, approvalError } from './paypalErrors.ts';
import { scriptOptions, scriptTimeout } from './paypalScript.ts';
import { ButtonPlaceholder, ScriptLoading } from './ScriptStates.tsx';

/**
 * The state of PayPal's script and of its button for the screen. The script has a time to load, and the button, whose frame is
 * loaded too, as much time to be drawn; what exceeds it counts as failed.
 */
function usePayPalScript(options: ReactPayPalScriptOptions) {
  const [{ isResolved, isRejected, options: loaded }, dispatch] = usePayPalScriptReducer();
  const [attempt, setAttempt] = useState(0);
  const [lateAttempt, setLateAttempt] = useState<number>();
  const [drawn, setDrawn] = useState(false);
  const outdated = loaded.currency !== options.currency || loaded.clientId !== options.clientId;
  // A blocker may replace the script by one without buttons.
  const ready = isResolved && !outdated && window.paypal?.Buttons !== undefined;
  const settled = isRejected || (ready && drawn);
  // Another script draws another button.
  if (drawn && !ready) setDrawn(false);

  useEffect(() => {
    if (outdated) dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: options });
  }, [outdated, options, dispatch]);

  useEffect(() => {
    if (settled) return undefined;
    // Browsers report neither a hanging script nor a blocked frame, so this timeout does.
    const timer = window.setTimeout(() => {
      setLateAttempt(attempt);
    }, scriptTimeout);
    return () => {
      window.clearTimeout(timer);
    };
  }, [settled, ready, attempt, options]);

  return {
    ready,
    drawn,
    failed: isRejected || (isResolved && !outdated && !ready) || (!settled && lateAttempt === attempt),
    attempt,
    onDrawn: () => setDrawn(true),
    retry: () => {
      setAttempt(attempt + 1);
      dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } });
    },
  };
}

/** The library renders this where PayPal offers the buyer no button, for example in their country. */
function NotEligible(): never {
  throw new Error('PayPal offers this buyer no button');
}

interface ScriptedButtonProps extends SubscribeButtonProps {
  options: ReactPayPalScriptOptions;
}

function ScriptedButton(props: ScriptedButtonProps) {
  const { options, labels, ScriptFailed, disabled, start, onApproved, onCancelled, onFailed, onCardKnown } =
    props;
  const script = usePayPalScript(options);
  // Keeps an error of `start`: PayPal passes errors through its frame, which preserves only the message.
  const failedStart = useRef<AppError | 'nothingToApprove'>(undefined);

  const { ready, drawn, failed, attempt } = script;
  const cardKnown = useEffectEvent(onCardKnown);
  useEffect(() => {
    if (ready) cardKnown({ eligible: window.paypal?.isFundingEligible?.(FUNDING.CARD) ?? false });
  }, [ready]);

  const onOpenPage = attempt > 0 ? props.onOpenPage : undefined;
  const failure = <ScriptFailed onRetry={script.retry} onOpenPage={onOpenPage} leaving={props.leaving} />;
  // One element for all that is waited for, so that it is announced once.
  const waiting = drawn ? null : <ScriptLoading label={labels.loading} />;
  const buttons = ready ? (
    <PayPalButtons
      onInit={script.onDrawn}
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
    >
      <NotEligible />
    </PayPalButtons>
  ) : null;
  return (
    <DrawingBoundary key={attempt} broken={failure}>
      {failed ? failure : waiting}
      {buttons}
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
