import { useEffect, useEffectEvent, useState } from 'react';
import type { Account, WaitingChange } from '#domain/account.ts';
import { timings } from '#domain/limits.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAccountAction, type AccountAction } from '../useAccountAction.ts';

export type ConsentState =
  | { status: 'none' }
  /** `returned`: the owner just returned from the provider, whose report may be delayed. */
  | { status: 'waiting'; change: WaitingChange; returned: boolean }
  | { status: 'agreed' }
  | { status: 'withdrawn' };

export interface Consent {
  state: ConsentState;
  withdrawal: AccountAction;
}

/** Polls with growing delays until the provider has reported the owner's decision. */
function useAskWhile(waiting: boolean, ask: () => void): void {
  const [attempt, setAttempt] = useState(0);
  const again = useEffectEvent(ask);
  useEffect(() => {
    const wait = waiting ? timings.activationRetries[attempt] : undefined;
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => {
      setAttempt(attempt + 1);
      again();
    }, wait);
    return () => clearTimeout(timer);
  }, [waiting, attempt]);
}

/** Provides the change that awaits the owner's consent, and its result. */
export function useConsent(known: {
  account: Account;
  /** Whether the owner returned to this page from the provider. */
  returned: boolean;
  onAskAgain: () => void;
  onChanged: (account: Account) => void;
  onSignedOut: () => void;
}): Consent {
  const { account: gateway } = useGateways();
  const { waitingChange: change } = known.account;
  const [withdrawn, setWithdrawn] = useState(false);
  const returned = known.returned && !withdrawn;
  useAskWhile(returned && change !== null, known.onAskAgain);

  const withdrawal = useAccountAction(async () => {
    const account = await gateway.withdrawChange();
    setWithdrawn(true);
    known.onChanged(account);
  }, known);

  const stateOf = (): ConsentState => {
    if (change) return { status: 'waiting', change, returned };
    if (withdrawn) return { status: 'withdrawn' };
    return returned ? { status: 'agreed' } : { status: 'none' };
  };
  return { state: stateOf(), withdrawal };
}
