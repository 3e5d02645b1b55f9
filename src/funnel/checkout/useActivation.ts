import { useEffect, useRef, useState } from 'react';
import { AppError, asAppError, type ErrorCode } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import { useGateways } from '#gateways/gateways.tsx';
import type { PaymentApproval } from '#gateways/SubscriptionGateway.ts';

/** What became of an approved payment. */
export type ActivationState =
  | { status: 'none' }
  /**
   * Being recorded. `slow` once the questions have run out: from then on only the owner's click asks again.
   * `error` is why the last question got no answer; null while PayPal is simply not done.
   */
  | { status: 'finishing'; slow: boolean; asking: boolean; error: AppError | null }
  /** This payment will not become a subscription; the owner may try another. */
  | { status: 'refused'; error: AppError };

/** Refusals that asking again would not change. */
const lasting: ReadonlySet<ErrorCode> = new Set([
  'session/signed-out',
  'registration/already-subscribed',
  'registration/missing',
  'plan/mismatch',
  'coupon/invalid',
  'coupon/redeem-failed',
  'checkout/not-approved',
]);

/** One question's answer: recorded, refused for good, or not yet (perhaps for want of an answer). */
type Answer =
  | { kind: 'recorded' }
  | { kind: 'refused' | 'later'; error: AppError }
  | { kind: 'later'; error: null };

/**
 * Has an approved payment recorded, asking again with growing waits while PayPal is not done or the server cannot
 * be reached. The owner is not asked to pay again meanwhile.
 */
export function useActivation({ onActivated }: { onActivated: () => void }): {
  state: ActivationState;
  activate: (approval: PaymentApproval) => void;
  checkAgain: () => void;
} {
  const { subscriptions } = useGateways();
  const [state, setState] = useState<ActivationState>({ status: 'none' });
  const approval = useRef<PaymentApproval | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (approved: PaymentApproval): Promise<Answer> => {
    try {
      const recorded = await subscriptions.activateSubscription(approved);
      return recorded ? { kind: 'recorded' } : { kind: 'later', error: null };
    } catch (cause) {
      const error = asAppError(cause);
      if (lasting.has(error.code)) return { kind: 'refused', error };
      return { kind: 'later', error: new AppError('checkout/details-failed', { cause }) };
    }
  };

  const pursue = async (approved: PaymentApproval, waits: readonly number[]) => {
    let finishing = { slow: waits.length === 0, error: null as AppError | null };
    for (const wait of [...waits, null]) {
      setState({ status: 'finishing', asking: true, ...finishing });
      const answer = await ask(approved);
      if (answer.kind === 'recorded') {
        onActivated();
        return;
      }
      if (answer.kind === 'refused') {
        approval.current = null;
        setState({ status: 'refused', error: answer.error });
        return;
      }
      finishing = { slow: wait === null, error: answer.error };
      setState({ status: 'finishing', asking: false, ...finishing });
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
      void pursue(approved, timings.activationRetries);
    },
    checkAgain: () => {
      if (approval.current && state.status === 'finishing' && !state.asking) {
        clearTimeout(timer.current);
        void pursue(approval.current, []);
      }
    },
  };
}
