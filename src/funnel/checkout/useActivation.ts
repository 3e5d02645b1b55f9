import { useEffect, useRef, useState } from 'react';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { AppError } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import { useGateways } from '#gateways/gateways.tsx';
import type { PaymentApproval } from '#gateways/SubscriptionGateway.ts';
import { requestActivation } from './activationResult.ts';

export interface FinishingState {
  status: 'finishing';
  /** The automatic requests ended; the owner's click sends another. */
  slow: boolean;
  asking: boolean;
  /** The error of the last request; null if the payment provider is just not done. */
  error: AppError | null;
}

/**
 * Records an approved payment on the server. Retries with growing delays while the payment provider is not done or the
 * server is unreachable. The owner cannot pay again in the meantime.
 */
export function useActivation(events: {
  onRecorded: (recorded: { subscription: Confirmation }) => void;
  /** This payment will not become a subscription; the owner may try another payment. */
  onRefused: (refusal: { error: AppError }) => void;
}): {
  /** Null while no approved payment is being recorded. */
  state: FinishingState | null;
  activate: (approval: PaymentApproval) => void;
  checkAgain: () => void;
} {
  const { subscriptions } = useGateways();
  const [state, setState] = useState<FinishingState | null>(null);
  const approval = useRef<PaymentApproval | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      approval.current = null;
    },
    [],
  );

  const requestUntilDone = async (approved: PaymentApproval, waits: readonly number[]) => {
    let slow = waits.length === 0;
    let error: AppError | null = null;
    for (const wait of [...waits, null]) {
      setState({ status: 'finishing', slow, error, asking: true });
      const result = await requestActivation(subscriptions, approved);
      if (result.outcome === 'recorded') {
        events.onRecorded(result);
        return;
      }
      // The owner has left the page in the meantime.
      if (approval.current !== approved) return;
      if (result.outcome === 'refused') {
        approval.current = null;
        setState(null);
        events.onRefused(result);
        return;
      }
      slow = wait === null;
      ({ error } = result);
      setState({ status: 'finishing', slow, error, asking: false });
      if (wait !== null) {
        await new Promise((resolve) => {
          timer.current = setTimeout(resolve, wait);
        });
      }
    }
  };

  return {
    state,
    activate: (approved) => {
      if (approval.current) return;
      approval.current = approved;
      void requestUntilDone(approved, timings.activationRetries);
    },
    checkAgain: () => {
      if (!approval.current || !state || state.asking) return;
      clearTimeout(timer.current);
      void requestUntilDone(approval.current, []);
    },
  };
}
