import { useEffect, useEffectEvent, useState } from 'react';
import type { Account, WaitingChange } from '#domain/account.ts';
import { timings } from '#domain/limits.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAccountAction, type AccountAction } from '../useAccountAction.ts';

/** What is known about the owner's consent to a change. */
export type ConsentState =
  | { status: 'none' }
  /** `returned`: the owner has just come back from the provider, which may tell us a little later. */
  | { status: 'waiting'; change: WaitingChange; returned: boolean }
  | { status: 'agreed' }
  | { status: 'withdrawn' };

/** The consent to a change, and how to withdraw the request. */
export interface Consent {
  state: ConsentState;
  withdrawal: AccountAction;
}

/** Asks again, with growing waits, until the provider has told us what the owner did there. */
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

/** Says which change waits for the owner's consent, and how it ended. */
export function useConsent(known: {
  account: Account;
  /** Whether the provider led the owner back to this page. */
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
