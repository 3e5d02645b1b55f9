import {
  DISPATCH_ACTION,
  usePayPalScriptReducer,
  type ReactPayPalScriptOptions,
} from '@paypal/react-paypal-js';
import { useEffect, useState } from 'react';
import { scriptTimeout } from './paypalScript.ts';

/**
 * The state of PayPal's script and of its button for the screen. The script has a time to load, and the button, whose frame is
 * loaded too, as much time to be drawn; what exceeds it counts as failed.
 */
export function usePayPalScript(options: ReactPayPalScriptOptions) {
  const [{ isResolved, isRejected, options: loaded }, dispatch] = usePayPalScriptReducer();
  const [attempt, setAttempt] = useState(0);
  const [lateAttempt, setLateAttempt] = useState<number>();
  const [drawn, setDrawn] = useState(false);
  const [returns, setReturns] = useState(0);
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
    // PayPal's frames do not survive in the back/forward cache.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setReturns((before) => before + 1);
      setLateAttempt(undefined);
      setDrawn(false);
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);

  useEffect(() => {
    if (settled) return undefined;
    // Browsers report neither a hanging script nor a blocked frame, so this timeout does.
    const timer = window.setTimeout(() => {
      setLateAttempt(attempt);
    }, scriptTimeout);
    return () => {
      window.clearTimeout(timer);
    };
  }, [settled, ready, attempt, returns, options]);

  return {
    ready,
    drawn,
    failed: isRejected || (isResolved && !outdated && !ready) || (!settled && lateAttempt === attempt),
    failedAgain: attempt > 0,
    /** Whether the page came back from the browser's cache: the loading was announced before. */
    cameBack: returns > 0,
    /** Changes with each button that is drawn anew. */
    drawing: `${attempt} ${returns}`,
    onDrawn: () => setDrawn(true),
    retry: () => {
      setAttempt(attempt + 1);
      dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } });
    },
  };
}
