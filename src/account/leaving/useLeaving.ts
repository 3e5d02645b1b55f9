import { useState } from 'react';
import type { Account } from '#domain/account.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction, type ActionState } from '../useAsyncAction.ts';

/** Cancelling: a question, and what became of it. */
export interface Leaving {
  /** Whether the question is asked. */
  asked: boolean;
  /** Whether the owner has just cancelled on this page. */
  cancelled: boolean;
  state: ActionState;
  onAsk: () => void;
  onKeep: () => void;
  /** Cancels. The reason is as it was typed, and may be empty. */
  onCancel: (request: { reason: string }) => void;
}

/** Cancels the subscription after one question. */
export function useLeaving(events: {
  onChanged: (account: Account) => void;
  onSignedOut: () => void;
}): Leaving {
  const { account: gateway } = useGateways();
  const [asked, setAsked] = useState(false);
  const { state, run, reset } = useAsyncAction(async ({ reason }: { reason: string }) => {
    const account = await gateway.cancelSubscription({ reason: reason.trim() === '' ? null : reason.trim() });
    setAsked(false);
    events.onChanged(account);
  }, events);
  return {
    asked,
    cancelled: state.status === 'done',
    state,
    onAsk: () => setAsked(true),
    onKeep: () => {
      setAsked(false);
      reset();
    },
    onCancel: run,
  };
}
